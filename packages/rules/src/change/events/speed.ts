import type { Body, EventPattern } from "@spellroom/card-language";
import { saying } from "../../query/kept/mentioned.ts";
import { characteristics } from "../../query/layers/index.ts";
import { type Game, objectOf, playerOf } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { DelayedTrigger } from "../../state/continuous.ts";
import { MAX_SPEED, SPEED, speedOf } from "../../state/designations.ts";
import type { GameEvent } from "../../state/event.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { presentPlace } from "../../state/turn.ts";
import { updatePlayer } from "../game/game.ts";
import { mayChangeControlledPermanents } from "./controlled-permanents.ts";

/** Start your engines! (Aetherdrift): who controls a permanent with it and has no speed has a speed of 1 from then on. */
export function startEngines(g: Game, told: readonly GameEvent[]): void {
  if (!mentionsEngines(g.state.definitions) || !told.some(mayChangeControlledPermanents)) return;
  for (const id of g.state.battlefield) {
    if (objectOf(g.state, id).status.phasedOut) continue;
    const { controller, keywords } = characteristics(g.state, id);
    if (keywords.has("startYourEngines") && speedOf(playerOf(g.state, controller).marks) === 0)
      startWith(g, controller, id);
  }
}

const mentionsEngines = saying("startYourEngines");

/** "Whenever one or more opponents lose life during your turn, if your speed is less than 4, it increases by 1", once each turn. */
const OPPONENT_LOSES: EventPattern = { kind: "losesLife", who: { kind: "opponents" } };
const INCREASE: Body = { kind: "plain", effects: [{ kind: "keywordAction", action: "increaseSpeed" }] };

function startWith(g: Game, seat: Seat, source: ObjectId): void {
  increase(g, seat);
  const { turn } = g.state;
  const made: DelayedTrigger = {
    timestamp: g.state.nextTimestamp++,
    event: OPPONENT_LOSES,
    body: INCREASE,
    context: emptyContext(source, seat),
    repeats: true,
    lasting: null,
    madeInStep: presentPlace(turn),
    onceEachTurnOf: seat,
  };
  g.state.delayed = [...g.state.delayed, made];
}

/** Speed goes up by 1, never beyond the most that there is; whether it did. */
export function increase(g: Game, seat: Seat): boolean {
  const { marks } = playerOf(g.state, seat);
  if (speedOf(marks) >= MAX_SPEED) return false;
  updatePlayer(g, seat, { marks: [...marks, SPEED] });
  return true;
}
