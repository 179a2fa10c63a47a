import type { CardIdentity } from "@spellroom/protocol";
import type { GameObject, GameState, ObjectId, Seat } from "@spellroom/rules";
import { isPublicZone, live } from "./keys.ts";

/** An audience: one seat, or `null` for the watchers. */
export type Audience = Seat | null;

/** Whether an audience may know what card an object is now (CR 400.2, 406.3, 708.5, and what effects have shown it). */
export function mayKnow(object: GameObject, audience: Audience): boolean {
  if (isPublicZone(object.zone) && object.status.faceDown === null) return true;
  if (audience === null) return false;
  if (object.knownTo.includes(audience)) return true;
  if (object.zone === "hand") return object.owner === audience;
  if (object.status.faceDown === null || object.status.faceDown === "exiled") return false;
  return object.controller === audience;
}

/** What an object is, for somebody who may know: the definition and face that it shows, or would if it were face up. */
export function identityOf(object: GameObject): CardIdentity {
  const copied = object.copied;
  return copied
    ? { definition: copied.definition, face: copied.face }
    : { definition: object.definition, face: object.face };
}

/** The identity for an audience, or `null` where it may not know. */
export function identityFor(state: GameState, id: ObjectId, audience: Audience): CardIdentity | null {
  const object = live(state, id);
  return object && mayKnow(object, audience) ? identityOf(object) : null;
}
