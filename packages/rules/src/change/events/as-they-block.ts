import { saying } from "../../query/kept/mentioned.ts";
import { asItIs } from "../../query/layers/index.ts";
import type { EnteredAs } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";

/**
 * The characteristics of creatures as they block or become blocked. Recorded only in games with a card that has the predicate
 * `blockedWith`, the one that reads them.
 */
export function asTheyBlock(
  state: GameState,
  creatures: readonly ObjectId[],
): { readonly as?: Readonly<Record<ObjectId, EnteredAs>> } {
  if (creatures.length === 0 || !mentionsBlockedWith(state.definitions)) return {};
  return { as: Object.fromEntries(creatures.map((id) => [id, asItIs(state, id)])) };
}

const mentionsBlockedWith = saying("blockedWith");
