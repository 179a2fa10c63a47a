import { DOORS, roomOf, unlockedDoors } from "../../query/layers/index.ts";
import { existing, type Game, objectOf } from "../../state/access.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { tell, updateObject } from "../game/game.ts";
import type { Done } from "./done.ts";

/** CR 709.5c: a half gets, or loses, the designation of being unlocked; only what has halves can. */
export function turnDoor(
  g: Game,
  { object: id, door, unlocked, by }: Extract<Happening, { kind: "turnDoor" }>,
): Done | null {
  const object = existing(g.state, id);
  if (!object || roomOf(g.state, object) === null) return null;
  const before = object.status.unlocked ?? [];
  if (before.includes(door) === unlocked) return null;
  const after = unlocked ? [...before, door] : before.filter((one) => one !== door);
  updateObject(g, id, { status: { ...object.status, unlocked: after } });
  const fully = after.length === DOORS.length;
  tell(g, { kind: "doorChanged", object: id, door, unlocked, fully, by });
  return { objects: [id], amount: 1 };
}

/** What enters with an unlocked half has it unlocked by its controller then (CR 709.5d, 709.5f). */
export function tellUnlocked(g: Game, id: ObjectId, by: Seat): void {
  for (const door of unlockedDoors(g.state, objectOf(g.state, id)))
    tell(g, { kind: "doorChanged", object: id, door, unlocked: true, fully: false, by });
}
