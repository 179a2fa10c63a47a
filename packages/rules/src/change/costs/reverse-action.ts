import type { Game } from "../../state/access.ts";
import type { GameState, ManaUse } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { repeatUse } from "../mana/activate.ts";
import { canReverse, restore } from "./reversal.ts";

/**
 * Reverses an action back to a snapshot (CR 730.1). Mana abilities that can't be reversed are used once more, with the same
 * outcome, and so are those whose mana they were paid with; all others are reversed.
 *
 * @param cast the card that was being cast, in the zone that it came from
 * @returns whether it could be reversed; if not, nothing has changed
 */
export function reverseAction(g: Game, snapshot: GameState, seat: Seat, cast: ObjectId | null): boolean {
  const used = g.state.manaUsed.slice(snapshot.manaUsed.length);
  const kept = usesThatStay(used);
  if (kept.length === 0 && !canReverse(g.state, snapshot, cast)) return false;
  restore(g, snapshot, seat);
  for (const use of kept.toReversed()) repeatUse(g, use);
  return true;
}

/** Those that can't be reversed, and from the last to the first those that made the mana for them. */
function usesThatStay(used: readonly ManaUse[]): readonly ManaUse[] {
  const kept: ManaUse[] = [];
  for (const use of used.toReversed()) {
    const paidForKept = kept.some(({ spentFrom }) => spentFrom.some((id) => use.sources.includes(id)));
    if (use.stays || paidForKept) kept.push(use);
  }
  return kept.toReversed();
}
