import type { GameState } from "../../state/game-state.ts";
import type { CopiedValues, GameObject } from "../../state/object.ts";

/**
 * What an object is a copy of (CR 707.2): by the latest effect that has made it one, or else as it entered; `null` for what is
 * no copy.
 */
export function copiedNow(state: GameState, object: GameObject): CopiedValues | null {
  return copiedByEffect(state, object) ?? object.copied;
}

function copiedByEffect({ effects }: GameState, object: GameObject): CopiedValues | null {
  const latest = effects.findLast(
    (effect) => effect.copied && effect.objects.includes(object.id) && !isBeforeMerging(effect, object),
  );
  return latest?.copied ?? null;
}

/** Whether what made an object a copy came before it merged with others, which then settled its values again (CR 613.2a, 727.2a). */
export function isBeforeMerging(
  { timestamp }: { readonly timestamp: number },
  { merged }: GameObject,
): boolean {
  return merged !== undefined && timestamp < merged.since;
}

/** The object as what it is a copy of now; what an effect has made a copy is no merged permanent to look at. */
export function asCopiedNow(state: GameState, object: GameObject): GameObject {
  const copied = copiedByEffect(state, object);
  return copied ? asCopyOf(object, copied) : object;
}

/** An object with the values of what it has become a copy of, by itself or as the components that it has (CR 707.2). */
export function asCopyOf(object: GameObject, copied: CopiedValues): GameObject {
  if (!object.merged) return { ...object, copied };
  const { merged: _merged, ...single } = object;
  return { ...single, copied };
}
