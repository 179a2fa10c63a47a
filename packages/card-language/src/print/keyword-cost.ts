import type { Cost } from "../cost.ts";
import type { PrintContext } from "./context.ts";

/** "Cycling {2}", but "Cycling—Pay 2 life." where the cost is more than mana. */
export function withCost(words: string, cost: readonly Cost[], p: PrintContext): string {
  if (cost.every((one) => one.kind === "mana")) return `${words} ${p.phrases.cost(cost, p)}`;
  return `${words}—${p.phrases.cost(cost, p)}.`;
}
