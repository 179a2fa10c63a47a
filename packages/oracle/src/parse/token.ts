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

/** Splits a normalised line into tokens. */
export function tokenise(line: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of line.matchAll(PATTERN)) {
    const text = match[0];
    const start = match.index;
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
