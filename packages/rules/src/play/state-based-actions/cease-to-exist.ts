import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { keeperOf, preparedFor } from "../../state/prepared.ts";
import { Recent } from "../../state/recent.ts";

/** Lists that hold nothing but cards and emblems; what an object is never changes. */
const lasting = new Recent<readonly ObjectId[], true>(32);
/** Players none of whose zones holds anything else, nor does an exile zone. */
const quiet = new Recent<GameState["players"], GameState["exile"]>(4);
const NOTHING: readonly ObjectId[] = [];

/**
 * CR 704.5d-e: tokens outside the battlefield, copies of spells outside the stack and of cards in other zones cease to exist,
 * but for the copy of a prepare spell as long as its permanent keeps it in exile (CR 722.3c).
 */
export function ceasing(state: GameState): readonly ObjectId[] {
  if (quiet.get(state.players) === state.exile) return NOTHING;
  const found: ObjectId[] = [];
  let kept = false;
  const look = (ids: readonly ObjectId[]): void => {
    if (ids.length === 0 || lasting.get(ids)) return;
    const before = found.length;
    for (const id of ids) {
      const object = state.objects[id];
      if (!object) continue;
      const { kind } = object;
      if (preparedFor(object) !== null) {
        kept = true;
        if (keeperOf(state, object) !== null) continue;
      }
      if (kind === "token" || kind === "copy" || kind === "ability") found.push(id);
    }
    if (found.length === before && !kept) lasting.set(ids, true);
  };
  for (const player of state.players) {
    look(player.hand);
    look(player.graveyard);
    look(player.library);
  }
  look(state.exile);
  if (found.length === 0 && !kept) quiet.set(state.players, state.exile);
  return found;
}
