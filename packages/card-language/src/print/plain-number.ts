import type { Amount } from "../amount.ts";
import type { PrintContext } from "./context.ts";

/** The number after a verb: "scry 2", "scry X, where X is ...". */
export function plainNumber(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return String(amount);
  if (amount.kind === "x") return "X";
  p.whereX = p.value(amount);
  return "X";
}
