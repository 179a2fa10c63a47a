import type { Color, ManaSymbol } from "@spellroom/card-language";
import { EngineError } from "../../state/access.ts";
import { ANY, BENT, isManaType, type ManaMask, maskOf, SNOW } from "./mask.ts";

/**
 * A mana cost taken apart into what each symbol asks for (CR 107.4). X must have been replaced by its value before.
 */
export interface CostShape {
  /** One mana each: colors, colorless, hybrids, snow. */
  readonly slots: readonly ManaMask[];
  /** `{2/W}`: one mana of the mask, or two of any type. */
  readonly twos: readonly ManaMask[];
  /** `{W/P}`: one mana of the mask, or 2 life. */
  readonly phyrexian: readonly ManaMask[];
  readonly generic: number;
}

/** What one symbol asks for. */
type SymbolMeaning =
  | { readonly kind: "generic"; readonly amount: number }
  | { readonly kind: "slot" | "two" | "phyrexian"; readonly mask: ManaMask }
  | { readonly kind: "x" };

const meanings = new Map<string, SymbolMeaning>();

export function meaningOf(symbol: ManaSymbol): SymbolMeaning {
  const known = meanings.get(symbol);
  if (known) return known;
  const meaning = readSymbol(symbol);
  meanings.set(symbol, meaning);
  return meaning;
}

function readSymbol(symbol: ManaSymbol): SymbolMeaning {
  if (symbol === "X") return { kind: "x" };
  if (symbol === "S") return { kind: "slot", mask: SNOW };
  if (isManaType(symbol)) return { kind: "slot", mask: maskOf(symbol) };
  if (/^\d+$/.test(symbol)) return { kind: "generic", amount: Number(symbol) };
  const parts = symbol.split("/");
  let mask = 0;
  for (const part of parts) if (isManaType(part)) mask |= maskOf(part);
  if (mask === 0) throw new EngineError(`unknown mana symbol {${symbol}}`);
  if (parts.includes("P")) return { kind: "phyrexian", mask };
  if (parts.includes("2")) return { kind: "two", mask };
  return { kind: "slot", mask };
}

const shapes = new WeakMap<readonly ManaSymbol[], CostShape>();

/** Takes a cost apart; lists are immutable, so the result is kept with the list. */
export function shapeOf(cost: readonly ManaSymbol[]): CostShape {
  const known = shapes.get(cost);
  if (known) return known;
  const slots: ManaMask[] = [];
  const twos: ManaMask[] = [];
  const phyrexian: ManaMask[] = [];
  let generic = 0;
  for (const symbol of cost) {
    const meaning = meaningOf(symbol);
    if (meaning.kind === "generic") generic += meaning.amount;
    else if (meaning.kind === "slot") slots.push(meaning.mask);
    else if (meaning.kind === "two") twos.push(meaning.mask);
    else if (meaning.kind === "phyrexian") phyrexian.push(meaning.mask);
    else throw new EngineError("a cost with X has no shape before X is chosen");
  }
  const shape: CostShape = { slots, twos, phyrexian, generic };
  shapes.set(cost, shape);
  return shape;
}

/** The cost with so much of its generic mana as what tapped artifacts and creatures may pay for as well. */
export function bentShape(shape: CostShape, amount: number): CostShape {
  const bent = Math.min(amount, shape.generic);
  if (bent === 0) return shape;
  const slots = [...shape.slots, ...new Array<ManaMask>(bent).fill(ANY | BENT)];
  return { ...shape, slots, generic: shape.generic - bent };
}

/** The least mana that pays it: with every `{2/W}` paid by its color and every Phyrexian symbol by life. */
export function leastMana(shape: CostShape): number {
  return shape.slots.length + shape.twos.length + shape.generic;
}

/** How many X symbols a cost has. */
function xSymbols(cost: readonly ManaSymbol[]): number {
  let count = 0;
  for (const symbol of cost) if (symbol === "X") count++;
  return count;
}

/** The cost with every `{X}` replaced by its value and generic symbols put together in front (CR 107.3a, 107.4b). */
export function concreteCost(cost: readonly ManaSymbol[], x: number): readonly ManaSymbol[] {
  const count = xSymbols(cost);
  if (count === 0) return cost;
  return addGeneric(
    cost.filter((symbol) => symbol !== "X"),
    x * count,
  );
}

/** A cost with more generic mana, or less but never below nothing (CR 601.2f, 118.7a). */
export function addGeneric(cost: readonly ManaSymbol[], amount: number): readonly ManaSymbol[] {
  let generic = amount;
  const rest: ManaSymbol[] = [];
  let numerals = 0;
  for (const symbol of cost) {
    const meaning = symbol === "X" ? null : meaningOf(symbol);
    if (meaning?.kind === "generic") {
      generic += meaning.amount;
      numerals++;
    } else rest.push(symbol);
  }
  if (amount === 0 && numerals <= 1) return cost;
  if (generic <= 0) return rest;
  return [`${generic}`, ...rest];
}

/** How much generic mana a cost asks for. */
export function genericIn(cost: readonly ManaSymbol[]): number {
  let generic = 0;
  for (const symbol of cost) {
    const meaning = meaningOf(symbol);
    if (meaning.kind === "generic") generic += meaning.amount;
  }
  return generic;
}

/** The mana value of a cost, X counted as given (CR 202.3). */
export function manaValueOf(cost: readonly ManaSymbol[], x = 0): number {
  let value = 0;
  for (const symbol of cost) {
    const meaning = meaningOf(symbol);
    if (meaning.kind === "generic") value += meaning.amount;
    else if (meaning.kind === "two") value += 2;
    else if (meaning.kind === "x") value += x;
    else value += 1;
  }
  return value;
}

/** The colors of a symbol, none for generic and colorless ones. */
export function colorsOfSymbol(symbol: ManaSymbol): readonly Color[] {
  return symbol.split("/").filter((part): part is Color => part.length === 1 && "WUBRG".includes(part));
}
