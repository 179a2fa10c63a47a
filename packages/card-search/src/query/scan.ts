import { COMPARISONS, type Comparison, type Problem } from "./query.ts";

/** A piece of a query with its place. */
export type Piece =
  | {
      readonly kind: "open" | "close" | "minus" | "or" | "and" | "not";
      readonly at: number;
      readonly length: number;
    }
  | WordPiece;

/** A word, perhaps with the field that it is looked for in. */
export interface WordPiece {
  readonly kind: "word";
  readonly at: number;
  readonly length: number;
  /** As it was written, in lower case; none for a bare word. */
  readonly field: string | null;
  readonly compare: Comparison | ":";
  readonly value: string;
  /** Where the value begins. */
  readonly valueAt: number;
  readonly quoted: boolean;
  /** With a `!` before it: the whole name. */
  readonly exact: boolean;
}

const FIELD = /([a-z]+)(:|!=|<=|>=|=|<|>)/iy;
const SPACE = /\s+/y;
const BARE = /[^\s()"]+/y;
const JOINERS = ["or", "and", "not"] as const;

/** Cuts a query into its pieces. */
export function scan(text: string): {
  readonly pieces: readonly Piece[];
  readonly problems: readonly Problem[];
} {
  const pieces: Piece[] = [];
  const problems: Problem[] = [];
  let at = 0;
  while (at < text.length) {
    const space = matchAt(SPACE, text, at);
    if (space !== null) {
      at += space[0].length;
      continue;
    }
    const piece = markAt(text, at) ?? wordAt(text, at, problems);
    pieces.push(piece);
    at += piece.length;
  }
  return { pieces, problems };
}

function markAt(text: string, at: number): Piece | null {
  const letter = text.charAt(at);
  if (letter === "(") return { kind: "open", at, length: 1 };
  if (letter === ")") return { kind: "close", at, length: 1 };
  const follows = text.charAt(at + 1);
  if (letter === "-" && follows !== "" && !/\s/.test(follows)) return { kind: "minus", at, length: 1 };
  return null;
}

function wordAt(text: string, start: number, problems: Problem[]): Piece {
  const exact = text.charAt(start) === "!" && text.length > start + 1;
  const field = exact ? null : matchAt(FIELD, text, start);
  const valueAt = start + (exact ? 1 : (field?.[0].length ?? 0));
  const { value, end, quoted } = valueFrom(text, valueAt, problems);
  const length = Math.max(end - start, 1);
  const joiner = JOINERS.find((one) => one === value.toLowerCase());
  if (field === null && !exact && !quoted && joiner !== undefined) return { kind: joiner, at: start, length };
  const compare = COMPARISONS.find((one) => one === field?.[2]) ?? ":";
  const name = field?.[1]?.toLowerCase() ?? null;
  return { kind: "word", at: start, length, field: name, compare, value, valueAt, quoted, exact };
}

function valueFrom(
  text: string,
  at: number,
  problems: Problem[],
): { readonly value: string; readonly end: number; readonly quoted: boolean } {
  if (text.charAt(at) === '"') {
    const close = text.indexOf('"', at + 1);
    if (close >= 0) return { value: text.slice(at + 1, close), end: close + 1, quoted: true };
    problems.push({ problem: "openQuote", at, length: text.length - at, word: text.slice(at) });
    return { value: text.slice(at + 1), end: text.length, quoted: true };
  }
  const value = matchAt(BARE, text, at)?.[0] ?? "";
  return { value, end: at + value.length, quoted: false };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
