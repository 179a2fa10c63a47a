/** What abilities do only so often: counted by marks on their source, of which a new turn forgets those of the turn. */
import { instructed } from "../../query/kept/instructed.ts";
import { existing, type Game, objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { updateObject } from "../game/game.ts";

/** How marks begin that go with the turn. */
const USED = "triggered:";
/** How marks begin that stay with the object. */
const EVER = "everTriggered:";

/** Whether a triggered ability has something in it that is done only once each turn (CR 603.2i). */
export const isDoneOnce = instructed("onceEachTurn", true);

/** "This ability triggers only once each turn", "only once": counted on the source by the ability's key. */
export function withinLimit(
  g: Game,
  id: ObjectId,
  key: string,
  limit: number,
  of: "turn" | "ever" = "turn",
): boolean {
  const object = existing(g.state, id);
  if (!object) return true;
  const used = (of === "turn" ? USED : EVER) + key;
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
