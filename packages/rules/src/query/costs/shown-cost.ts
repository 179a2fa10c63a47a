import type { Cost } from "@spellroom/card-language";
import type { CostPart } from "../../decisions/parts/cost-part.ts";

/** A cost as a decision shows it; amounts that aren't settled are left out. */
export function shownCost(costs: readonly Cost[]): readonly CostPart[] {
  return costs.map((cost): CostPart => {
    if (cost.kind === "mana") return { kind: "mana", mana: cost.mana };
    if (cost.kind === "manaAmount")
      return { kind: "mana", mana: [typeof cost.amount === "number" ? String(cost.amount) : "X"] };
    const action = cost.kind === "keywordAction" ? cost.action : cost.kind;
    const amount = amountShown(cost);
    return amount === null ? { kind: "action", action } : { kind: "action", action, amount };
  });
}

function amountShown(cost: Exclude<Cost, { kind: "mana" | "manaAmount" }>): number | null {
  if ("amount" in cost && typeof cost.amount === "number") return cost.amount;
  const count = "what" in cost && typeof cost.what === "object" ? cost.what.count : undefined;
  return typeof count === "number" ? count : null;
}
