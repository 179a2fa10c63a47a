import type { StateBasedAction } from "./check.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";

/** CR 704.5k: of several world permanents only the newest stays; none if two are newest. */
export const worldRule: StateBasedAction = (_state, permanents) => {
  const worlds = permanents.filter(({ values }) => values.supertypes.includes("world"));
  if (worlds.length < 2) return [];
  const newest = Math.max(...worlds.map(({ object }) => object.timestamp));
  return worlds
    .filter(({ object }) => object.timestamp !== newest)
    .map(({ object }) => putIntoGraveyard(object.id));
};
