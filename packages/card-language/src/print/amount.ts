import {
  type Amount,
  type AmountExpression,
  type AmountExpressionOf,
  type AmountNodes,
  amountNodes,
} from "../amount.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";

const words: AmountNodes = amountNodes;

/** An amount as a thing of its own: "the number of creatures you control", "its power", "3", "X". */
export function printValue(amount: Amount, p: PrintContext): string {
  return typeof amount === "number" ? String(amount) : printOne(amount.kind, amount, p);
}

function printOne<K extends AmountExpression["kind"]>(
  kind: K,
  amount: AmountExpressionOf<K>,
  p: PrintContext,
): string {
  return words[kind].english(amount, p);
}

/** What is counted, as in "for each ...". */
export function eachThing(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") throw new NotPrintable("amount", "for each of a number");
  return eachOne(amount.kind, amount, p);
}

function eachOne<K extends AmountExpression["kind"]>(
  kind: K,
  amount: AmountExpressionOf<K>,
  p: PrintContext,
): string {
  const each = words[kind].englishEach;
  if (each === undefined) throw new NotPrintable(`amount ${kind}`, "with for each");
  return each(amount, p);
}
