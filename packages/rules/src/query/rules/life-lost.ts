import { playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";
import { holds } from "../selection/index.ts";
import { rulesOfKind } from "./rules-in-force.ts";

/** How much of the life that damage would take from a player it takes where effects leave that player some (CR 120.3a). */
export function lifeLostToDamage(state: GameState, seat: Seat, amount: number): number {
  const { life } = playerOf(state, seat);
  let lost = amount;
  for (const { rule, context } of rulesOfKind(state, "damageLeavesLife")) {
    if (context.controller !== seat || (rule.condition && !holds(state, context, rule.condition))) continue;
    if (life - lost < rule.least) lost = Math.max(0, life - rule.least);
  }
  return lost;
}
