import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";

/** A permanent is put into its owner's graveyard by a state-based action, neither destroyed nor sacrificed (CR 704.5). */
export function putIntoGraveyard(object: ObjectId): Happening {
  return { kind: "move", object, to: { zone: "graveyard" }, cause: "stateBased", by: null, source: null };
}
