import type { GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";
import { activeRules } from "../layers/index.ts";
import { playersOf } from "../selection/index.ts";

/**
 * Whether a player has protection from everything: nothing can target the player, no Aura can enchant them, and all damage that
 * would be dealt to them is prevented (CR 702.16b-c, 702.16e, 702.16j).
 */
export function isProtectedPlayer(state: GameState, seat: Seat): boolean {
  return activeRules(state).some(
    ({ rule, context }) =>
      rule.kind === "protectionPlayer" && playersOf(state, context, rule.who).includes(seat),
  );
}
