import type { StateBasedAction } from "./check.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";

/** CR 704.5i, 704.5v: a planeswalker without loyalty or a battle without defense is put into its owner's graveyard. */
export const zeroLoyalty: StateBasedAction = (_state, permanents) =>
  permanents
    .filter(
      ({ object, values }) =>
        (values.types.includes("planeswalker") && !object.counters.loyalty) ||
        (values.types.includes("battle") && !object.counters.defense),
    )
    .map(({ object }) => putIntoGraveyard(object.id));
