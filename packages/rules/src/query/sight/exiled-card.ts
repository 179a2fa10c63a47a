import type { ObjectId } from "../../state/ids.ts";
import type { Sight } from "./sight.ts";

/** CR 607.2a: linked abilities speak of the cards that are in exile, and no longer of what has left it. */
export function isExiledCard(sight: Sight, id: ObjectId): boolean {
  const object = sight.object(id);
  return object?.zone === "exile" && object.kind === "card";
}
