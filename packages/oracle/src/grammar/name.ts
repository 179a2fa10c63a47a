import type { Match, Parser } from "../parse/parser.ts";

const INNER = new Set([
  "of",
  "the",
  "and",
  "in",
  "for",
  "to",
  "from",
  "'s",
  ",",
  "-",
  "on",
  "with",
  "at",
  "a",
]);

/** The name of a card: capitalised words with small ones in between. All lengths are tried. */
export const properName: Parser<string> = (input, at) => {
  const results: Match<string>[] = [];
  let text = "";
  for (let end = at; end < input.tokens.length; end++) {
    const token = input.tokens[end];
    if (token === undefined) break;
    const capital = /^[A-ZÀ-Þ]/.test(token.text);
    if (!capital && (end === at || !INNER.has(token.lower))) break;
    const before = input.tokens[end - 1];
    const gap =
      before !== undefined && end > at && token.start > before.start + before.text.length ? " " : "";
    text += gap + token.text;
    if (capital || token.text === "'s") results.unshift({ value: text, end: end + 1 });
  }
  return results;
};
