/** A word, symbol or mark of a normalised text. */
export interface Token {
  /** As written. */
  readonly text: string;
  /** What grammar literals are compared with. */
  readonly lower: string;
  /** Column in the normalised line, from 0. */
  readonly start: number;
}

/**
 * Mana symbols; power/toughness changes; the mark of the card itself; words with inner apostrophes and hyphens;
 * numbers; a possessive ending on its own; anything else character by character.
 */
const PATTERN =
  /\{[^}]+\}|[+-]?(?:\d+|[XY]|\*)\/[+-]?(?:\d+|[XY]|\*)(?:\+\*)?(?![\w/])|and\/or|~|[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ0-9]*(?:[-'’][A-Za-zÀ-ÿ0-9]+)*|[+-]?\d+|[+-]X\b|['’]s(?![\w])|\S/gu;

/** Contractions that stay one word; other endings in "'s" are possessive and become a token of their own. */
const CONTRACTION = /^(?:it|that|there|who|what|he|she|let)['’]s$/i;

/** Around an ability that is quoted within a quoted one, where they are read like others; after a letter they are possessive. */
const INNER_QUOTE = /^['‘’]$/;

/** Whether a full stop stands right before the end, inside one quotation or more. */
export function stopsInQuotes(tokens: readonly Token[], end: number): boolean {
  let at = end - 1;
  while (tokens[at]?.lower === '"') at--;
  return at < end - 1 && tokens[at]?.text === ".";
}

/** Splits a normalised line into tokens. */
export function tokenise(line: string): readonly Token[] {
  const tokens: Token[] = [];
  let quoted = false;
  for (const match of line.matchAll(PATTERN)) {
    const text = match[0];
    const start = match.index;
    if (text === '"') quoted = !quoted;
    if (quoted && INNER_QUOTE.test(text) && !/\p{L}/u.test(line[start - 1] ?? "")) {
      tokens.push({ text, lower: '"', start });
      continue;
    }
    if (/.['’]s$/.test(text) && !CONTRACTION.test(text)) {
      const stem = text.slice(0, -2);
      tokens.push(token(stem, start), token("'s", start + stem.length));
    } else tokens.push(token(text, start));
  }
  return tokens;
}

function token(text: string, start: number): Token {
  return { text, lower: text.toLowerCase(), start };
}
