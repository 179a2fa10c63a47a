import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { Recent } from "../../state/recent.ts";

/** Enough for the zones of the games that are looked at in turn. */
const LISTS = 24;

/**
 * A filter of zones by properties of objects that never change within a zone: card, kind, owner. Its result for a list
 * is cached with the list, which never changes either.
 */
export function keptFilter(
  test: (state: GameState, object: GameObject) => boolean,
): (state: GameState, ids: readonly ObjectId[]) => readonly ObjectId[] {
  const kept = new Recent<readonly ObjectId[], readonly ObjectId[]>(LISTS);
  return (state, ids) => {
    if (ids.length === 0) return ids;
    let found = kept.get(ids);
    if (!found) {
      found = ids.filter((id) => {
        const object = state.objects[id];
        return object !== undefined && object !== null && test(state, object);
      });
      kept.set(ids, found);
    }
    return found;
  };
}
