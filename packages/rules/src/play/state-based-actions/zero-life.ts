import { NOTHING, type StateBasedAction } from "./check.ts";

/** CR 704.5a: a player with 0 or less life loses the game. */
export const zeroLife: StateBasedAction = (state) => {
  if (!state.ruleset.loseAt.zeroLife) return NOTHING;
  return state.players
    .filter((player) => player.lost === null && player.life <= 0)
    .map((player) => ({ kind: "loseGame", player: player.seat, reason: "life" }));
};
