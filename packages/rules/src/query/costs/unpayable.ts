import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { concerns, type RuleInForce, rulesOfKind } from "../rules/rules-in-force.ts";
import { matches } from "../selection/index.ts";

/** Whether costs are paid to announce something. */
export interface Announcing {
  readonly announcing?: true;
}

/** Marks the context of costs that are paid to cast a spell or activate an ability. */
export const ANNOUNCING: Announcing = { announcing: true };

/** What a player can't pay or sacrifice to cast spells and activate abilities (CR 101.2, 118.3). */
export function unpayable(state: GameState, seat: Seat): readonly RuleInForce<"cantPayWith">[] {
  const all = rulesOfKind(state, "cantPayWith");
  return all.length === 0 ? all : all.filter(({ rule, context }) => concerns(state, context, rule.who, seat));
}

/** Whether a player may pay life for a spell or ability that is announced. */
export function mayPayLifeToAnnounce(state: GameState, seat: Seat): boolean {
  return !unpayable(state, seat).some(({ rule }) => rule.life === true);
}

/** Whether a player may sacrifice a permanent to pay a cost, which may be one of casting or activating something. */
export function maySacrificeToPay(
  state: GameState,
  seat: Seat,
  { announcing }: Announcing,
  id: ObjectId,
): boolean {
  if (announcing === undefined) return true;
  return !unpayable(state, seat).some(
    ({ rule, context }) => rule.sacrificing !== undefined && matches(state, context, rule.sacrificing, id),
  );
}
