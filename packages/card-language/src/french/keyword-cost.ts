import type { Cost } from "../cost.ts";
import type { FrenchContext } from "./context.ts";

/** « recyclage {2} », but « recyclage — Payez 2 points de vie. » where the cost is more than mana. */
export function withCost(name: string, cost: readonly Cost[], p: FrenchContext): string {
  const [only, ...more] = cost;
  if (only?.kind === "ownManaCost" && more.length === 0)
    return `${name} pour un coût égal au coût de mana de la carte`;
  const text = p.phrases.cost(cost, p);
  return cost.every((one) => one.kind === "mana") ? `${name} ${text}` : `${name} — ${text}.`;
}
