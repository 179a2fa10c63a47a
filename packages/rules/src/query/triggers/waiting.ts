import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";

/** Whether an object is the source of an ability that has triggered but not yet left the stack (CR 309.6, 310.7). */
export function abilityWaits(state: GameState, id: ObjectId): boolean {
  return (
    state.pendingTriggers.some(({ source }) => source === id) ||
    state.stack.some((waiting) => state.objects[waiting]?.announcement?.source === id)
  );
}
