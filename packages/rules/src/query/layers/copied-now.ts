import type { GameState } from "../../state/game-state.ts";
import type { CopiedValues, GameObject } from "../../state/object.ts";

/**
 * What an object is a copy of (CR 707.2): by the latest effect that has made it one, or else as it entered; `null` for what is
 * no copy.
 */
export function copiedNow({ effects }: GameState, { id, copied }: GameObject): CopiedValues | null {
  const latest = effects.findLast((effect) => effect.copied && effect.objects.includes(id));
  return latest?.copied ?? copied;
}
