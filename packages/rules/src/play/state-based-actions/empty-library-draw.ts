import { NOTHING, type StateBasedAction } from "./check.ts";

/** CR 704.5b: a player who tried to draw from an empty library since the last check loses the game. */
export const emptyLibraryDraw: StateBasedAction = (state) => {
  if (!state.ruleset.loseAt.emptyLibraryDraw) return NOTHING;
  return state.players
    .filter((player) => player.lost === null && player.drewFromEmpty)
    .map((player) => ({ kind: "loseGame", player: player.seat, reason: "library" }));
};
