import type { Cost, CostOf } from "@spellroom/card-language";
import type { CostAction, CostPart } from "../../decisions/parts/cost-part.ts";

/** A cost as a decision shows it; amounts that aren't settled are left out, and what is to be done several times is said once. */
export function shownCost(costs: readonly Cost[]): readonly CostPart[] {
  const parts: CostPart[] = [];
  for (const cost of costs) {
    const part = shownPart(cost);
    const at = parts.findIndex((one) => isSameAction(one, part));
    const before = parts[at];
    if (before === undefined) parts.push(part);
    else parts[at] = together(before, part);
  }
  return parts;
}

function shownPart(cost: Cost): CostPart {
  if (cost.kind === "mana") return { kind: "mana", mana: cost.mana };
  if (cost.kind === "manaAmount")
    return { kind: "mana", mana: [typeof cost.amount === "number" ? String(cost.amount) : "X"] };
  const action = actionOf(cost);
  const amount = amountShown(cost);
  return amount === null ? { kind: "action", action } : { kind: "action", action, amount };
}

function actionOf(cost: Exclude<Cost, CostOf<"mana" | "manaAmount">>): CostAction {
  if (cost.kind === "keywordAction") return cost.action;
  if (cost.kind === "discard" && cost.what === "hand") return "discardHand";
  const isPermanent =
    cost.kind === "exile" && typeof cost.what === "object" && cost.what.filter.zones === undefined;
  return isPermanent ? "exilePermanent" : cost.kind;
}

function amountShown(cost: Exclude<Cost, CostOf<"mana" | "manaAmount">>): number | null {
  if ("amount" in cost && typeof cost.amount === "number") return cost.amount;
  const count = "what" in cost && typeof cost.what === "object" ? cost.what.count : undefined;
  return typeof count === "number" ? count : null;
}

/** Both are the same thing to do, so many times each: "pay 1 life" for each of three age counters is "pay 3 life". */
function isSameAction(one: CostPart, other: CostPart): boolean {
  if (one.kind === "mana" || other.kind === "mana" || one.action !== other.action) return false;
  return one.amount !== undefined && other.amount !== undefined;
}

function together(one: CostPart, other: CostPart): CostPart {
  if (one.kind === "mana" || other.kind === "mana") return one;
  return { ...one, amount: (one.amount ?? 0) + (other.amount ?? 0) };
}
