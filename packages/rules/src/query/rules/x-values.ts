import type { Amount, Cost, CostObjects } from "@spellroom/card-language";

/** More than anybody can pay; bounds the search for the largest X. */
export const MOST_X = 1_000;
/** How far values are tried one by one where a larger X may be payable though a smaller one isn't. */
export const MOST_SINGLE_X = 60;

/** The values of X that could be paid: all up to a largest, or certain ones. */
export type PayableX =
  | { readonly kind: "upTo"; readonly max: number }
  | { readonly kind: "values"; readonly values: readonly number[] };

/**
 * Finds the values of X for which a cost could be paid (CR 107.3a). Usually what is payable for an X is payable for every
 * smaller one; where X also says which objects may pay ("discard a card with mana value X"), each value is tried.
 */
export function payableX(costs: readonly Cost[], payable: (x: number) => boolean): PayableX {
  if (costs.some(choosesByX)) return { kind: "values", values: range(MOST_SINGLE_X).filter(payable) };
  return { kind: "upTo", max: largestX(payable) };
}

/**
 * The values of X, tried one by one because a larger X may cost less; on from the last that could be paid as far as values are
 * tried.
 */
export function eachPayableX(payable: (x: number) => boolean): readonly number[] {
  const values: number[] = [];
  let last = 0;
  for (let x = 0; x <= MOST_X && x < last + MOST_SINGLE_X; x++) {
    if (!payable(x)) continue;
    values.push(x);
    last = x;
  }
  return values;
}

/** All values of X up to the largest that could be paid, where what is payable for an X is payable for every smaller one. */
export function everyPayableX(payable: (x: number) => boolean): readonly number[] {
  return payable(0) ? range(largestX(payable) + 1) : [];
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, x) => x);
}

function largestX(payable: (x: number) => boolean): number {
  let low = 0;
  let step = 1;
  while (low + step <= MOST_X && payable(low + step)) {
    low += step;
    step *= 2;
  }
  for (; step >= 1; step = Math.floor(step / 2)) if (low + step <= MOST_X && payable(low + step)) low += step;
  return low;
}

/** Costs in which X says what may pay can be payable for an X though they aren't for 0. */
export function isPayableForSomeX(costs: readonly Cost[], payable: (x: number) => boolean): boolean {
  if (!costs.some(choosesByX)) return false;
  const possible = payableX(costs, payable);
  return possible.kind === "values" && possible.values.length > 0;
}

/** Whether a cost has X in it. */
export function mentionsX(cost: Cost): boolean {
  switch (cost.kind) {
    case "mana":
      return cost.mana.includes("X");
    case "manaAmount":
    case "payLife":
    case "mill":
    case "energy":
      return isX(cost.amount);
    case "loyalty":
      return cost.change === "-X";
    case "removeCounters":
      return cost.amount !== "all" && isX(cost.amount);
    case "addCounters":
      return isX(cost.amount);
    case "keywordAction":
      return cost.amount !== undefined && isX(cost.amount);
    case "either":
      return cost.of.some((way) => way.some(mentionsX));
    default:
      return countsByX(cost) || choosesByX(cost);
  }
}

function countsByX(cost: Cost): boolean {
  const what = objectsOf(cost);
  return what !== null && what.count !== "any" && isX(what.count);
}

const byX = new WeakMap<object, boolean>();

/** X is part of the description of what pays. */
export function choosesByX(cost: Cost): boolean {
  if (cost.kind === "either") return cost.of.some((way) => way.some(choosesByX));
  const what = objectsOf(cost);
  if (!what) return false;
  const known = byX.get(what.filter);
  if (known !== undefined) return known;
  const answer = containsX(what.filter);
  byX.set(what.filter, answer);
  return answer;
}

function objectsOf(cost: Cost): Exclude<CostObjects, "this"> | null {
  if (!("what" in cost) || typeof cost.what === "string") return null;
  return cost.what;
}

function containsX(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(containsX);
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "x") return true;
  return Object.values(part).some(containsX);
}

function isX(amount: Amount): boolean {
  if (typeof amount === "number") return false;
  if (amount.kind === "x") return true;
  if (amount.kind === "times") return isX(amount.of) || isX(amount.factor);
  return amount.kind === "sum" && amount.of.some(isX);
}
