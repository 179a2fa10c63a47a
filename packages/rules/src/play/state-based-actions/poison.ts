import { NOTHING, type StateBasedAction } from "./check.ts";

/** CR 704.5c: a player with ten or more poison counters loses the game. */
export const poison: StateBasedAction = (state) => {
  const limit = state.ruleset.poisonToLose;
  if (limit === null) return NOTHING;
  return state.players
    .filter((player) => player.lost === null && (player.counters.poison ?? 0) >= limit)
    .map((player) => ({ kind: "loseGame", player: player.seat, reason: "poison" }));
};
