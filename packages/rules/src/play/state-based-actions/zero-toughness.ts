import type { StateBasedAction } from "./check.ts";
import { creatures } from "./permanents.ts";
import { putIntoGraveyard } from "./put-into-graveyard.ts";

/** CR 704.5f: a creature with toughness 0 or less is put into its owner's graveyard; regeneration can't replace it. */
export const zeroToughness: StateBasedAction = (_state, permanents) =>
  creatures(permanents)
    .filter(({ values }) => (values.toughness ?? 0) <= 0)
    .map(({ object }) => putIntoGraveyard(object.id));
