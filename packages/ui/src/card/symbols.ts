import { COLORS, type Color } from "../art/paint/palette.ts";

/** A symbol that stands for mana or an act, read from its text without braces. */
export type CardSymbol =
  | { kind: "generic"; amount: number }
  | { kind: "variable"; letter: "X" | "Y" | "Z" }
  | { kind: "color"; color: Color }
  | { kind: "colorless" }
  | { kind: "snow" }
  | { kind: "hybrid"; left: HybridHalf; right: HybridHalf; life: boolean }
  | { kind: "phyrexian"; color: Color }
  | { kind: "tap" }
  | { kind: "untap" }
  | { kind: "energy" }
  | { kind: "other"; text: string };

export type HybridHalf = Color | "C" | number;

const colorOf = (text: string): Color | undefined => COLORS.find((color) => color === text);

function halfOf(text: string): HybridHalf | undefined {
  if (text === "C") return "C";
  return /^\d{1,3}$/.test(text) ? Number(text) : colorOf(text);
}

function hybridOf(parts: readonly string[]): CardSymbol | undefined {
  const life = parts.at(-1) === "P";
  const [first, second] = life ? parts.slice(0, -1) : parts;
  if (first === undefined) return undefined;
  const left = halfOf(first);
  if (second === undefined) {
    const color = colorOf(first);
    return life && color !== undefined ? { kind: "phyrexian", color } : undefined;
  }
  const right = halfOf(second);
  return left === undefined || right === undefined ? undefined : { kind: "hybrid", left, right, life };
}

/** Reads a symbol; what it does not know it keeps as text, so that nothing on a card gets lost. */
export function parseSymbol(token: string): CardSymbol {
  const text = token.toUpperCase();
  const color = colorOf(text);
  if (color !== undefined) return { kind: "color", color };
  if (/^\d{1,7}$/.test(text)) return { kind: "generic", amount: Number(text) };
  if (text === "X" || text === "Y" || text === "Z") return { kind: "variable", letter: text };
  if (text === "C") return { kind: "colorless" };
  if (text === "S") return { kind: "snow" };
  if (text === "T") return { kind: "tap" };
  if (text === "Q") return { kind: "untap" };
  if (text === "E") return { kind: "energy" };
  const hybrid = text.includes("/") ? hybridOf(text.split("/")) : undefined;
  return hybrid ?? { kind: "other", text: token };
}

/** A piece of a line of text: plain words, or a symbol. */
export type TextPiece = { kind: "words"; words: string } | { kind: "symbol"; token: string };

/** Splits a line at its symbols. */
export function splitSymbols(line: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of line.matchAll(/\{([^{}\s]{1,7})\}/g)) {
    if (match.index > from) pieces.push({ kind: "words", words: line.slice(from, match.index) });
    pieces.push({ kind: "symbol", token: match[1] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < line.length) pieces.push({ kind: "words", words: line.slice(from) });
  return pieces;
}
