import type { Body } from "@spellroom/card-language";
import { existing, type Game, objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { updateObject } from "../game/game.ts";

const asking = new WeakMap<Body, boolean>();

/** Whether a triggered ability has something in it that is done only once each turn (CR 603.2i). */
export function isDoneOnce(body: Body): boolean {
  let answer = asking.get(body);
  if (answer === undefined) {
    answer = JSON.stringify(body).includes('"onceEachTurn":true');
    asking.set(body, answer);
  }
  return answer;
}

/** Whether a player has done this turn what that ability of an object lets its controller do; a new turn forgets it. */
export function wasDoneThisTurn(state: GameState, id: ObjectId, key: string, seat: Seat): boolean {
  return existing(state, id)?.marks.includes(mark(key, seat)) === true;
}

/** Notes that a player has done what the resolving ability of an object lets its controller do. */
export function noteDone(g: Game, id: ObjectId, key: string, seat: Seat): void {
  const object = existing(g.state, id);
  if (object) updateObject(g, id, { marks: [...object.marks, mark(key, seat)] });
}

/** Begins as the marks of abilities that trigger so often each turn do, which go with the turn. */
function mark(key: string, seat: Seat): string {
  return `triggered:${key}:done:${seat}`;
}

/** The key of the ability that is resolving. */
export function resolvingKey({ frames, ...state }: GameState): string {
  const frame = frames.findLast((one) => one.kind === "resolve");
  const ability = frame && objectOf({ frames, ...state }, frame.object).announcement?.ability;
  return ability?.key ?? "";
}
