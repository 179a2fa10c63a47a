import { controllerOf } from "../../query/layers/index.ts";
import { restricted } from "../../query/rules/forbidden.ts";
import { existing, type Game, objectOf } from "../../state/access.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { tell, updateObject } from "../game/game.ts";
import { removeFromCombat } from "./combat-removal.ts";
import type { Done } from "./done.ts";
import { putPrepareSpell } from "./prepared.ts";

/** The mark of a permanent that phased out directly, with the player who controlled it then. */
const PHASED_OUT_UNDER = "phasedOutUnder:";

/**
 * Under whose control a permanent phased out, in whose untap step it phases in (CR 702.26a). `null` for one that phased out
 * indirectly: it phases in with what it is attached to (CR 702.26g).
 */
export function phasedOutUnder({ marks }: GameObject): Seat | null {
  const mark = marks.find((one) => one.startsWith(PHASED_OUT_UNDER));
  return mark === undefined ? null : Number(mark.slice(PHASED_OUT_UNDER.length));
}

/** CR 702.26b, 506.4: it leaves combat, and is treated as though it didn't exist. What is attached goes along (CR 702.26g). */
export function phaseOut(g: Game, id: ObjectId): Done | null {
  const object = existing(g.state, id);
  if (object?.zone !== "battlefield" || object.status.phasedOut) return null;
  const seat = controllerOf(g.state, id);
  const done = changePhase(g, id, true);
  const { marks } = objectOf(g.state, id);
  updateObject(g, id, { marks: [...marks, `${PHASED_OUT_UNDER}${seat}`] });
  return done;
}

/** CR 702.26c: what phased out with it phases in with it. */
export function phaseIn(g: Game, id: ObjectId): Done | null {
  const object = existing(g.state, id);
  if (object?.zone !== "battlefield" || !object.status.phasedOut) return null;
  updateObject(g, id, { marks: object.marks.filter((mark) => !mark.startsWith(PHASED_OUT_UNDER)) });
  return changePhase(g, id, false);
}

function changePhase(g: Game, id: ObjectId, out: boolean): Done {
  if (out) removeFromCombat(g, id);
  updateObject(g, id, { status: { ...objectOf(g.state, id).status, phasedOut: out } });
  tell(g, { kind: "faceChanged", object: id, what: out ? "phasedOut" : "phasedIn" });
  for (const other of g.state.battlefield) {
    const object = objectOf(g.state, other);
    const isRiding = object.attachedTo && "object" in object.attachedTo && object.attachedTo.object === id;
    if (!isRiding || object.status.phasedOut === out || phasedOutUnder(object) !== null) continue;
    if (!out || !restricted(g.state, other, "cantPhaseOut")) changePhase(g, other, out);
  }
  if (!out) putPrepareSpell(g, id);
  return { objects: [id], amount: 1 };
}
