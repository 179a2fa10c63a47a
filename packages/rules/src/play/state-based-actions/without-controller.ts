import type { StateBasedAction } from "./check.ts";

/**
 * CR 800.4c: when an effect ends that gave somebody control of a permanent that entered under the control of a player who has
 * left the game, the permanent is exiled.
 */
export const withoutController: StateBasedAction = (state, permanents) =>
  permanents
    .filter(({ values }) => state.players[values.controller]?.marks.includes("left") === true)
    .map(({ object }) => ({
      kind: "move",
      object: object.id,
      to: { zone: "exile" },
      cause: "exile",
      by: null,
      source: null,
    }));
