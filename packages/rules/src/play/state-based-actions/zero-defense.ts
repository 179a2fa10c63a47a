import { abilityWaits } from "../../query/triggers/waiting.ts";
import type { StateBasedAction } from "./check.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";

/** CR 310.7, 704.5v: a battle without defense is put into its owner's graveyard, unless an ability of it has yet to leave the stack. */
export const zeroDefense: StateBasedAction = (state, permanents) =>
  permanents
    .filter(
      ({ object, values }) =>
        values.types.includes("battle") && !object.counters.defense && !abilityWaits(state, object.id),
    )
    .map(({ object }) => putIntoGraveyard(object.id));
