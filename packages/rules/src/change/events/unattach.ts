import { isBestowed } from "../../query/layers/instance.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { ObjectId } from "../../state/ids.ts";
import { tell, updateObject } from "../game/game.ts";

/**
 * What a permanent leaves behind as it goes: an Aura bestowed on it is unattached at once, and no Aura any more (CR 701.3d,
 * 702.103f). Other Auras and Equipment wait for state-based actions.
 */
export function releaseBestowed(g: Game, host: ObjectId): void {
  for (const id of g.state.battlefield) {
    const object = objectOf(g.state, id);
    if (!object.attachedTo || !("object" in object.attachedTo) || object.attachedTo.object !== host) continue;
    if (!isBestowed(object)) continue;
    updateObject(g, id, { attachedTo: null });
    tell(g, { kind: "attached", object: id, to: null });
  }
}
