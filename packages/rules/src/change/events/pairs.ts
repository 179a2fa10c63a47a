import { characteristics } from "../../query/layers/index.ts";
import { existing, type Game, objectOf } from "../../state/access.ts";
import { isPairMark, partnerIn } from "../../state/designations.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { updateObject } from "../game/game.ts";

/** Whether a permanent is an unpaired creature that the player controls (CR 702.95c-d). */
export function canBePaired(state: GameState, id: ObjectId, seat: Seat): boolean {
  const object = existing(state, id);
  if (object?.zone !== "battlefield" || object.status.phasedOut || partnerIn(object.marks) !== null)
    return false;
  const { types, controller } = characteristics(state, id);
  return types.includes("creature") && controller === seat;
}

/**
 * CR 702.95e: a pair ends as soon as one of both leaves, stops being a creature or comes under another player's control, and does
 * not come back.
 */
export function partPairs(g: Game): void {
  for (const id of g.state.battlefield) {
    const { marks } = objectOf(g.state, id);
    const partner = partnerIn(marks);
    if (partner === null || isStillPair(g.state, id, partner)) continue;
    for (const one of [id, partner]) {
      const object = existing(g.state, one);
      if (object) updateObject(g, one, { marks: object.marks.filter((mark) => !isPairMark(mark)) });
    }
  }
}

function isStillPair(state: GameState, one: ObjectId, other: ObjectId): boolean {
  const object = existing(state, other);
  if (object?.zone !== "battlefield" || partnerIn(object.marks) !== one) return false;
  const mine = characteristics(state, one);
  const its = characteristics(state, other);
  return (
    mine.types.includes("creature") && its.types.includes("creature") && mine.controller === its.controller
  );
}
