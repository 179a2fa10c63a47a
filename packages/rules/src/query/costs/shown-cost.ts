import type { Cost, CostOf } from "@spellroom/card-language";
import type { CostAction, CostPart } from "../../decisions/parts/cost-part.ts";

/** A cost as a decision shows it; amounts that aren't settled are left out, and what is to be done several times is said once. */
export function shownCost(costs: readonly Cost[]): readonly CostPart[] {
  const parts: CostPart[] = [];
  const places = new Map<string, number>();
  for (const cost of costs) {
    const part = shownPart(cost);
    const action = sameAction(cost, part);
    const at = action === null ? undefined : places.get(action);
    const before = at === undefined ? undefined : parts[at];
    if (at !== undefined && before !== undefined) parts[at] = together(before, part);
    else if (action !== null) places.set(action, parts.length);
    if (before === undefined) parts.push(part);
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

/**
 * What costs share that are the same thing to do, so many times each: "pay 1 life" for each of three age counters is "pay 3 life".
 * Counters of different kinds are not the same. `null` for mana and what has no number.
 */
function sameAction(cost: Cost, part: CostPart): string | null {
  if (part.kind === "mana" || part.amount === undefined) return null;
  return "counter" in cost ? `${part.action} ${cost.counter}` : part.action;
}

function together(one: CostPart, other: CostPart): CostPart {
  if (one.kind === "mana" || other.kind === "mana") return one;
  return { ...one, amount: (one.amount ?? 0) + (other.amount ?? 0) };
}
