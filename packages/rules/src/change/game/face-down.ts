import { type Game, objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { tell } from "./game.ts";

/**
 * CR 708.9: a face-down permanent that leaves the battlefield, or spell that leaves the stack for another zone, is revealed to all;
 * of a merged permanent its face-down components are.
 */
export function revealUnmasked(g: Game, old: GameObject, became: readonly ObjectId[]): void {
  const { zone, owner } = old;
  if (zone !== "battlefield" && zone !== "stack") return;
  const objects = facesDown(old).flatMap((isFaceDown, at) => (isFaceDown ? (became[at] ?? []) : []));
  const [first] = objects;
  if (first === undefined) return;
  if (zone === "stack" && objectOf(g.state, first).zone === "battlefield") return;
  tell(g, { kind: "revealed", objects, by: owner, to: "all" });
}

/** Which of the cards that represent an object are face down. */
function facesDown({ kind, status, merged }: GameObject): readonly boolean[] {
  if (merged) return merged.components.map((one) => one.kind === "card" && one.faceDown !== null);
  return [kind === "card" && status.faceDown !== null];
}

/** Face-down permanents and spells, and permanents with face-down components. */
export function faceDownObjects(state: GameState): readonly GameObject[] {
  return [...state.battlefield, ...state.stack]
    .map((id) => objectOf(state, id))
    .filter((object) => object.kind !== "ability" && hidesCards(object));
}

/** CR 708.9: face-down permanents and spells, of one owner or of all, are revealed to all players. */
export function revealFaceDown(g: Game, owner: Seat | null): void {
  const faceDown = faceDownObjects(g.state).filter((object) => owner === null || object.owner === owner);
  for (const by of new Set(faceDown.map((object) => object.owner))) {
    const objects = faceDown.filter((object) => object.owner === by).map(({ id }) => id);
    tell(g, { kind: "revealed", objects, by, to: "all" });
  }
}

function hidesCards({ status, merged }: GameObject): boolean {
  return status.faceDown !== null || merged?.components.some((one) => one.faceDown !== null) === true;
}
