import type { GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";
import { playersOf } from "../selection/index.ts";
import { concerns, rulesOfKind } from "./rules-in-force.ts";

/**
 * Whether a spell or ability that one player controls may make another sacrifice permanents, be it as an instruction or as a
 * price that its effect names (CR 101.2, 701.17). What that other player pays to cast a spell or activate an ability isn't
 * caused by anybody else.
 */
export function mayCauseSacrifice(state: GameState, controller: Seat, sacrificer: Seat): boolean {
  return !rulesOfKind(state, "cantCauseSacrifice").some(
    ({ rule, context }) =>
      concerns(state, context, rule.who, sacrificer) &&
      playersOf(state, context, rule.by).includes(controller),
  );
}
