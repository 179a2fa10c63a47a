import type { GameState } from "../../state/game-state.ts";
import { reaches } from "../../state/range.ts";
import type { StateBasedAction } from "./check.ts";
import type { Permanent } from "./permanents.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";

/**
 * CR 704.5k: of several world permanents only the newest stays; none if two are newest. For each only those within its controller's range
 * count (CR 801.12).
 */
export const worldRule: StateBasedAction = (state, permanents) => {
  const worlds = permanents.filter(({ values }) => values.supertypes.includes("world"));
  if (worlds.length < 2) return [];
  return worlds
    .filter((one) => isOutlasted(state, one, worlds))
    .map(({ object }) => putIntoGraveyard(object.id));
};

function isOutlasted(state: GameState, one: Permanent, worlds: readonly Permanent[]): boolean {
  return worlds.some(
    (other) =>
      other !== one &&
      other.object.timestamp >= one.object.timestamp &&
      reaches(state, one.values.controller, other.values.controller),
  );
}
