/** What abilities do only so often each turn: counted by marks on their source, which a new turn forgets. */
import { instructed } from "../../query/kept/instructed.ts";
import { existing, type Game, objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { updateObject } from "../game/game.ts";

/** How marks begin that go with the turn. */
const USED = "triggered:";

/** Whether a triggered ability has something in it that is done only once each turn (CR 603.2i). */
export const isDoneOnce = instructed("onceEachTurn", true);

/** "This ability triggers only once each turn": counted on the source by the ability's key. */
export function withinLimit(g: Game, id: ObjectId, key: string, limit: number): boolean {
  const object = existing(g.state, id);
  if (!object) return true;
  const used = USED + key;
  if (object.marks.filter((mark) => mark === used).length >= limit) return false;
  updateObject(g, id, { marks: [...object.marks, used] });
  return true;
}

/** Whether a player has done this turn what that ability of an object lets its controller do. */
export function wasDoneThisTurn(state: GameState, id: ObjectId, key: string, seat: Seat): boolean {
  return existing(state, id)?.marks.includes(doneBy(key, seat)) === true;
}

/** Notes that a player has done what the resolving ability of an object lets its controller do. */
export function noteDone(g: Game, id: ObjectId, key: string, seat: Seat): void {
  const object = existing(g.state, id);
  if (object) updateObject(g, id, { marks: [...object.marks, doneBy(key, seat)] });
}

function doneBy(key: string, seat: Seat): string {
  return `${USED}${key}:done:${seat}`;
}

/** The key of the ability that is resolving. */
export function resolvingKey(state: GameState): string {
  const frame = state.frames.findLast((one) => one.kind === "resolve");
  return (frame && objectOf(state, frame.object).announcement?.ability?.key) ?? "";
}

/** Forgets at the beginning of a turn what was counted in the one before. */
export function forgetTriggerLimits(g: Game): void {
  for (const id of [...g.state.battlefield, ...g.state.command]) {
    const object = g.state.objects[id];
    if (!object?.marks.some((mark) => mark.startsWith(USED))) continue;
    updateObject(g, id, { marks: object.marks.filter((mark) => !mark.startsWith(USED)) });
  }
}
