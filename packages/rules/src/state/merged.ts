import type { GameState } from "./game-state.ts";
import type { ObjectId } from "./ids.ts";
import type { Component, GameObject, Merged, PermanentStatus } from "./object.ts";

/** Whether a card that represents a permanent is a double-faced one, so that it can't be turned face down (CR 712.16, 727.2j). */
export function hasDoubleFaced(state: GameState, { definition, merged }: GameObject): boolean {
  const all = merged?.components ?? [{ definition }];
  return all.some((one) => {
    const layout = state.definitions[one.definition]?.layout;
    return layout === "transform" || layout === "modal_dfc" || layout === "meld";
  });
}

/** A merged permanent whose components are all turned face up or face down (CR 727.2f); nothing of any other. */
export function turned(
  { merged }: GameObject,
  faceDown: PermanentStatus["faceDown"],
): Pick<GameObject, "merged"> {
  return merged
    ? { merged: withEach(merged, (one) => ({ ...one, faceDown: faceDown && (one.faceDown ?? faceDown) })) }
    : {};
}

function withEach(merged: Merged, change: (one: Component) => Component): Merged {
  return { ...merged, components: merged.components.map(change) };
}

/** The permanent with which a mutating creature spell has merged, if it has and that is still there (CR 702.140f). */
export function mergedWith({ battlefield, objects }: GameState, spell: ObjectId): ObjectId | null {
  const found = battlefield.find((id) => objects[id]?.merged?.components.some((one) => one.spell === spell));
  return found ?? null;
}

/** Whether an object is a token and no card is among what represents it (CR 111.6, 727.3e). */
export function isOnlyTokens({ kind, merged }: GameObject): boolean {
  return kind === "token" && !merged?.components.some((one) => one.kind === "card");
}
