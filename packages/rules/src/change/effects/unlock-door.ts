import { DOORS, lockedDoors, roomOf } from "../../query/layers/index.ts";
import { existing, objectOf } from "../../state/access.ts";
import type { Door } from "../../state/object.ts";
import { pickWord } from "./ask.ts";
import type { EffectOf, Run } from "./run.ts";
import { permanentsAmong, selected } from "./selected.ts";

/** CR 709.5: which half it is, the controller of the effect chooses. */
export function unlockDoor(run: Run, { of, orLock }: EffectOf<"unlockDoor">): void {
  const rooms = selected(run, of, "room", "choose", (id) => doorsToTurn(run, id, orLock === true).length > 0);
  if (!rooms) return;
  const [room] = permanentsAmong(run, rooms);
  const doors = room === undefined ? [] : doorsToTurn(run, room, orLock === true);
  if (room === undefined || doors.length === 0) {
    run.finish(undefined, { did: false });
    return;
  }
  const word = pickWord(run, "door", run.controller, { key: "chooseOption" }, doors);
  const door = doors.find((one) => one === word);
  if (door === undefined) return;
  const unlocked = existing(run.state, room)?.status.unlocked?.includes(door) !== true;
  run.propose([{ kind: "turnDoor", object: room, door, unlocked, by: run.controller }]);
}

/** The doors of a Room that could be turned: those that are locked (CR 709.5), or any of them. */
export function doorsToTurn(run: Run, id: number, any: boolean): readonly Door[] {
  const room = objectOf(run.state, id);
  if (!any) return lockedDoors(run.state, room);
  return roomOf(run.state, room) ? DOORS : [];
}
