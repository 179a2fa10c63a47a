import { saying } from "../../query/kept/mentioned.ts";
import { boardOf } from "../../query/layers/index.ts";
import { type Game, objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { propose } from "./index.ts";
import { makeDay } from "./make-day.ts";

/**
 * CR 702.145b-g: it becomes day or night for the first time where something is bound to it, and what has to transform now. That
 * happens at once and isn't a state-based action.
 */
export function boundToTurn(g: Game): readonly Happening[] {
  if (!mentionsDayAndNight(g.state.definitions)) return NOTHING;
  const { daybound, nightbound } = boundPermanents(g.state);
  if (g.state.turn.day === null && daybound.length > 0) makeDay(g, "day");
  else if (g.state.turn.day === null && nightbound.length > 0) makeDay(g, "night");
  const { day } = g.state.turn;
  if (day === null) return NOTHING;
  const turning =
    day === "night"
      ? daybound.filter((id) => canTurn(g.state, id, 0))
      : nightbound.filter((id) => canTurn(g.state, id, 1));
  return turning.map((object): Happening => ({ kind: "transform", object, bound: true }));
}
const NOTHING: readonly Happening[] = [];

/** What is bound to day and night follows. */
export function followDayAndNight(g: Game): void {
  const batch = boundToTurn(g);
  if (batch.length > 0) propose(g, batch);
}

interface Bound {
  readonly daybound: readonly ObjectId[];
  readonly nightbound: readonly ObjectId[];
}

function boundPermanents(state: GameState): Bound {
  const board = boardOf(state);
  const having = (keyword: "daybound" | "nightbound"): readonly ObjectId[] =>
    state.battlefield.filter(
      (id, at) => board[at]?.keywords.has(keyword) === true && !objectOf(state, id).status.phasedOut,
    );
  return { daybound: having("daybound"), nightbound: having("nightbound") };
}

/**
 * Only what has two faces can, with that one up (CR 701.28c), or one component of a merged permanent (CR 727.2i); what has become
 * a copy stays as it is.
 */
function canTurn(state: GameState, id: ObjectId, face: number): boolean {
  const object = objectOf(state, id);
  if (object.status.faceDown !== null) return false;
  const parts: readonly Pick<GameObject, "definition" | "face">[] = object.merged?.components ?? [object];
  return parts.some((one) => one.face === face && state.definitions[one.definition]?.layout === "transform");
}

/** Whether any card of the game has to do with day and night; no others need to be looked for. */
const mentionsDayAndNight = saying("daybound", "nightbound");
