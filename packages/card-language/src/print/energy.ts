import type { Amount } from "../amount.ts";
import type { PrintContext } from "./context.ts";

/** `{E}{E}`. */
export function energy(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number" && amount <= 6) return "{E}".repeat(amount);
  if (typeof amount === "number") return `${amount} {E}`;
  return amount.kind === "x" ? "X {E}" : `an amount of {E} equal to ${p.value(amount)}`;
}
