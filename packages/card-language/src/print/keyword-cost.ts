import type { Cost } from "../cost.ts";
import type { PrintContext } from "./context.ts";

function isMana(cost: Cost): boolean {
  return cost.kind === "mana";
}

/** "Cycling {2}", but "Cycling—Pay 2 life." where the cost is more than mana. */
export function withCost(words: string, cost: readonly Cost[], p: PrintContext): string {
  if (cost.length === 0) return words;
  if (cost.every(isMana)) return `${words} ${p.phrases.cost(cost, p)}`;
  const [only] = cost;
  if (only?.kind === "either" && cost.length === 1 && only.of.every((way) => way.every(isMana)))
    return `${words} ${only.of.map((way) => p.phrases.cost(way, p)).join(" or ")}`;
  return `${words}—${p.phrases.cost(cost, p)}.`;
}
