import type { Amount } from "../amount.ts";
import type { PrintContext } from "./context.ts";

/** `{E}{E}`, `{E} for each creature you control`. */
export function energy(amount: Amount, p: PrintContext): string {
  if (typeof amount === "object" && p.say(amount).amount === "forEach") {
    const times = amount.kind === "times" && typeof amount.factor === "number";
    return `${"{E}".repeat(times ? Number(amount.factor) : 1)} for each ${p.eachOf(times ? amount.of : amount)}`;
  }
  if (typeof amount === "number" && amount <= 6) return "{E}".repeat(amount);
  if (typeof amount === "number") return `${amount} {E}`;
  return amount.kind === "x" ? "X {E}" : `an amount of {E} equal to ${p.value(amount)}`;
}
