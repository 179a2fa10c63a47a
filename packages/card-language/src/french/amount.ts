import {
  type Amount,
  type AmountExpression,
  type AmountExpressionOf,
  type AmountNodes,
  amountNodes,
} from "../amount.ts";
import type { FrenchContext } from "./context.ts";

const words: AmountNodes = amountNodes;

/** An amount as a thing of its own: « le nombre de créatures que vous contrôlez », « sa force », « 3 », « X ». */
export function printValue(amount: Amount, p: FrenchContext): string {
  return typeof amount === "number" ? String(amount) : printOne(amount.kind, amount, p);
}

function printOne<K extends AmountExpression["kind"]>(
  kind: K,
  amount: AmountExpressionOf<K>,
  p: FrenchContext,
): string {
  return words[kind].french(amount, p);
}

/** What is counted, as in « pour chaque ... ». */
export function eachThing(amount: Amount, p: FrenchContext): string {
  if (typeof amount === "number") return String(amount);
  return eachOne(amount.kind, amount, p);
}

function eachOne<K extends AmountExpression["kind"]>(
  kind: K,
  amount: AmountExpressionOf<K>,
  p: FrenchContext,
): string {
  const each = words[kind].frenchEach;
  return each === undefined ? `unité de ${words[kind].french(amount, p)}` : each(amount, p);
}
