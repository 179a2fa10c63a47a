import { saying } from "../../query/kept/mentioned.ts";
import { asItIs } from "../../query/layers/index.ts";
import type { EnteredAs } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";

/** What creatures on both sides of a block are like. Told only where a card of the game asks what blocked or was blocked. */
export function asTheyFight(
  state: GameState,
  creatures: readonly ObjectId[],
): { readonly as?: Readonly<Record<ObjectId, EnteredAs>> } {
  if (creatures.length === 0 || !mentionsBlocks(state.definitions)) return {};
  return { as: Object.fromEntries(creatures.map((id) => [id, asItIs(state, id)])) };
}

const mentionsBlocks = saying("blockedWith");
