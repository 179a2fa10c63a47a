import { type Game, objectOf, tell, updateObject } from "../core/game.ts";
import { characteristics } from "../layers/index.ts";
import type { ObjectId } from "../state/ids.ts";
import { removeFromCombat } from "./combat-removal.ts";

/** The mark that a regeneration shield leaves on a permanent; one for each shield (CR 701.15). */
export const REGENERATION_SHIELD = "regenerationShield";

/**
 * Uses up a regeneration shield instead of destroying the permanent (CR 701.15a): its damage is removed, it is tapped and
 * removed from combat. False when it has none or can't be regenerated.
 */
export function spendRegenerationShield(g: Game, id: ObjectId): boolean {
  const object = objectOf(g.state, id);
  const shield = object.marks.indexOf(REGENERATION_SHIELD);
  if (shield < 0) return false;
  if (
    characteristics(g.state, id).restrictions.some((restriction) => restriction.kind === "cantBeRegenerated")
  )
    return false;
  updateObject(g, id, {
    marks: object.marks.filter((_, at) => at !== shield),
    damage: 0,
    deathtouched: false,
    status: { ...object.status, tapped: true },
  });
  if (!object.status.tapped) tell(g, { kind: "tapped", object: id, tapped: true });
  removeFromCombat(g, id);
  return true;
}
