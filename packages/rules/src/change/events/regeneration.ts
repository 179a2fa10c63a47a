import { characteristics } from "../../query/layers/index.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { tell, updateObject } from "../game/game.ts";
import { removeFromCombat } from "./combat-removal.ts";

/** The mark that a regeneration shield leaves on a permanent; one for each shield (CR 701.15). */
export const REGENERATION_SHIELD = "regenerationShield";

/** Whether it has a regeneration shield and can be regenerated (CR 701.15c). */
export function canRegenerate(state: GameState, { id, marks }: GameObject): boolean {
  return marks.includes(REGENERATION_SHIELD) && mayRegenerate(state, id);
}

/** Whether it can be regenerated (CR 701.15c). */
export function mayRegenerate(state: GameState, id: ObjectId): boolean {
  return !characteristics(state, id).restrictions.some(({ kind }) => kind === "cantBeRegenerated");
}

/** Uses up a regeneration shield instead of destroying the permanent (CR 701.15a). */
export function spendRegenerationShield(g: Game, id: ObjectId): void {
  const { marks } = objectOf(g.state, id);
  const shield = marks.indexOf(REGENERATION_SHIELD);
  updateObject(g, id, { marks: marks.filter((_, at) => at !== shield) });
  regenerate(g, id);
}

/** What happens instead of destroying it: its damage is removed, it is tapped and removed from combat (CR 701.15a-b). */
export function regenerate(g: Game, id: ObjectId): void {
  const object = objectOf(g.state, id);
  updateObject(g, id, {
    damage: 0,
    deathtouched: false,
    status: { ...object.status, tapped: true },
  });
  if (!object.status.tapped) tell(g, { kind: "tapped", object: id, tapped: true });
  removeFromCombat(g, id);
}
