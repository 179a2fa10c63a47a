import type { Amount } from "../amount.ts";
import type { Comparison } from "../comparison.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";

/** A bound on a number, digits as in "power 3 or less": "3", "3 or less", "less than or equal to its power". */
export function printComparison(
  bound: { readonly compare: Comparison; readonly value: Amount },
  p: PrintContext,
): string {
  const { compare, value } = bound;
  const plain = typeof value === "number" || value.kind === "x" || isWhereX(value, p);
  const text = plainValue(value, p);
  switch (compare) {
    case "=":
      return plain ? text : `equal to ${text}`;
    case "<=":
      return plain ? `${text} or less` : `less than or equal to ${text}`;
    case ">=":
      if (plain && p.say(bound).variant === 3) return `${text} or more`;
      return plain ? `${text} or greater` : `greater than or equal to ${text}`;
    case "<":
      return `less than ${text}`;
    case ">":
      return `greater than ${text}`;
    case "!=":
      throw new NotPrintable("comparison !=");
  }
}

function isWhereX(value: Amount, p: PrintContext): boolean {
  return typeof value === "object" && p.say(value).amount === "whereX";
}

function plainValue(value: Amount, p: PrintContext): string {
  if (typeof value === "object" && p.say(value).amount === "whereX") {
    p.whereX = p.value(value);
    return "X";
  }
  return p.value(value);
}
