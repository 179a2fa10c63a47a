import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { playersOf } from "../selection/index.ts";
import { rulesOfKind } from "./rules-in-force.ts";

const NONE: readonly ObjectId[] = [];

/** The cards in hands that effects have players play with revealed, for everybody to see (CR 402.3). */
export function handsRevealed(state: GameState): readonly ObjectId[] {
  const rules = rulesOfKind(state, "playWithHandRevealed");
  if (rules.length === 0) return NONE;
  return rules.flatMap(({ rule, context }) =>
    playersOf(state, context, rule.who).flatMap((seat) => state.players[seat]?.hand ?? NONE),
  );
}
