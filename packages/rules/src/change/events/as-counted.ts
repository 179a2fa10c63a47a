import { saying } from "../../query/kept/mentioned.ts";
import { asItIs, controllerOf } from "../../query/layers/index.ts";
import type { EnteredAs } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/**
 * What an object is like as counters are put on it or removed from it, and who controls it, for those who ask later in the turn.
 * Recorded only in games with a card that may ask.
 */
export function asCounted(
  state: GameState,
  id: ObjectId,
): { readonly as?: EnteredAs & { readonly controller: Seat } } {
  if (!mentionsCounters(state.definitions)) return {};
  return { as: { ...asItIs(state, id), controller: controllerOf(state, id) } };
}

const mentionsCounters = saying("counterPut", "counterRemoved");
