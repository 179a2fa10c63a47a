import type { StateBasedAction } from "./check.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";

/** CR 704.5i: a planeswalker without loyalty is put into its owner's graveyard. */
export const zeroLoyalty: StateBasedAction = (_state, permanents) =>
  permanents
    .filter(({ object, values }) => values.types.includes("planeswalker") && !object.counters.loyalty)
    .map(({ object }) => putIntoGraveyard(object.id));
