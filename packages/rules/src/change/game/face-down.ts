import { type Game, objectOf } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { tell } from "./game.ts";

/** CR 708.9: a face-down permanent that leaves the battlefield, or spell that leaves the stack for another zone, is revealed to all. */
export function revealUnmasked(g: Game, old: GameObject, became: ObjectId): void {
  const { kind, status, zone, owner } = old;
  if (kind !== "card" || status.faceDown === null || (zone !== "battlefield" && zone !== "stack")) return;
  if (zone === "stack" && objectOf(g.state, became).zone === "battlefield") return;
  tell(g, { kind: "revealed", objects: [became], by: owner, to: "all" });
}

/** CR 708.9: face-down permanents and spells, of one owner or of all, are revealed to all players. */
export function revealFaceDown(g: Game, owner: Seat | null): void {
  const faceDown = [...g.state.battlefield, ...g.state.stack]
    .map((id) => objectOf(g.state, id))
    .filter(({ kind, status, owner: whose }) => {
      return kind !== "ability" && status.faceDown !== null && (owner === null || whose === owner);
    });
  for (const by of new Set(faceDown.map((object) => object.owner))) {
    const objects = faceDown.filter((object) => object.owner === by).map(({ id }) => id);
    tell(g, { kind: "revealed", objects, by, to: "all" });
  }
}
