import { NOTHING, type StateBasedAction } from "./check.ts";

/** CR 704.6c, 903.10a: 21 combat damage from one commander. */
export const commanderDamage: StateBasedAction = (state) => {
  const limit = state.ruleset.commander?.damageToLose;
  if (limit === undefined) return NOTHING;
  return state.players
    .filter(
      (player) =>
        player.lost === null && Object.values(player.commanderDamage).some((damage) => damage >= limit),
    )
    .map((player) => ({ kind: "loseGame", player: player.seat, reason: "commander" }));
};
