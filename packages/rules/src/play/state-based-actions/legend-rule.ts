import { activeRules } from "../../query/layers/index.ts";
import { matches } from "../../query/selection/index.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Permanent } from "./permanents.ts";

/** Legendary permanents of one name that one player controls (CR 704.5j): that player chooses one, the others go. */
export interface LegendGroup {
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
}

export function legendGroups(state: GameState, permanents: readonly Permanent[]): LegendGroup[] {
  const groups = new Map<string, { seat: Seat; objects: ObjectId[] }>();
  for (const { object, values } of permanents) {
    if (!values.supertypes.includes("legendary") || values.name === "" || isExempt(state, object.id))
      continue;
    const key = `${values.controller}:${values.name}`;
    const group = groups.get(key) ?? { seat: values.controller, objects: [] };
    group.objects.push(object.id);
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.objects.length > 1);
}

function isExempt(state: GameState, id: ObjectId): boolean {
  return activeRules(state).some(
    ({ rule, context }) =>
      rule.kind === "legendRuleOff" && (!rule.what || matches(state, context, rule.what, id)),
  );
}
