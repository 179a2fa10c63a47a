import type { Comparison } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";

export function compares(left: number, compare: Comparison, right: number): boolean {
  switch (compare) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
    default:
      return assertNever(compare);
  }
}
