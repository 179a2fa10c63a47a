import type { TurnBasedAction } from "@spellroom/card-language";
import { becomeDay } from "../../change/effects/day-night.ts";
import { propose } from "../../change/events/index.ts";
import { phasedOutUnder } from "../../change/events/phasing.ts";
import { ask, popFrame, pushFrame, replaceFrame, updateObject } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { activeRules, boardOf, controllerOf } from "../../query/layers/index.ts";
import { playersOf } from "../../query/selection/index.ts";
import { existing, type Game, numbersIn, objectOf, playerOf } from "../../state/access.ts";
import type { TurnBasedFrame } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { seatsThatBegan } from "../../state/restarted.ts";
import { activeSeats, isActive } from "../../state/teams.ts";
import { expireAtCleanup } from "./expiry.ts";
import { note, noteAsked, noteOf } from "./turn-based-notes.ts";
import { answerUntap, untapStep } from "./untap.ts";

/** Starts one turn-based action of a step (CR 703.4). */
export function startTurnBasedAction(g: Game, action: TurnBasedAction): void {
  const { active } = g.state.turn;
  switch (action) {
    case "phaseInAndOut":
      return phasing(g);
    case "dayNight":
      return dayNight(g);
    case "untap":
      pushFrame(g, { kind: "turnBased", action, scratch: {} });
      return;
    case "draw":
      if (hasDraw(g)) pushFrame(g, { kind: "turnBased", action, scratch: {} });
      return;
    case "sagaChapters":
      return addLore(g);
    case "declareAttackers":
      pushFrame(g, { kind: "combat", stage: "attackers", seat: active, scratch: {} });
      return;
    case "declareBlockers":
      pushFrame(g, { kind: "combat", stage: "blockers", seat: active, scratch: {} });
      return;
    case "combatDamage":
      pushFrame(g, { kind: "combat", stage: "damage", seat: active, scratch: {} });
      return;
    case "removeFromCombat":
      // CR 511.3: it happens as the step ends, see `turns.ts`.
      return;
    case "discardToHandSize":
      pushFrame(g, { kind: "turnBased", action, scratch: {} });
      return;
    case "damageWearsOff":
      return wearOff(g);
  }
}

/** CR 502.1, 702.26a: before untapping, what phased out under the active player's control phases in, what has phasing out. */
function phasing(g: Game): void {
  const batch: Happening[] = [];
  for (const [at, { controller, keywords }] of boardOf(g.state).entries()) {
    const id = g.state.battlefield[at];
    if (id === undefined) continue;
    const object = objectOf(g.state, id);
    if (object.status.phasedOut) {
      const seat = phasesInFor(g, object, controller);
      if (seat !== null && isActive(g.state, seat)) batch.push({ kind: "phase", object: id, out: false });
    } else if (isActive(g.state, controller) && keywords.has("phasing"))
      batch.push({ kind: "phase", object: id, out: true });
  }
  if (batch.length > 0) propose(g, batch);
}

/** In whose untap step a permanent phases in; its controller's, where the player it phased out under has left the game. */
function phasesInFor(g: Game, object: GameObject, controller: Seat): Seat | null {
  const seat = phasedOutUnder(object);
  return seat !== null && playerOf(g.state, seat).lost !== null ? controller : seat;
}

/** CR 502.2: it becomes night when the previous turn's active player cast no spell in it, day when that player cast two or more. */
function dayNight(g: Game): void {
  const { turn } = g.state;
  if (turn.day === null || turn.number < 2) return;
  const previous = g.state.players.filter(({ lastTurn }) => lastTurn === turn.number - 1);
  const casts = Math.max(0, ...previous.map(({ seat }) => castLastTurn(g, seat)));
  const next =
    turn.day === "day" && casts === 0 ? "night" : turn.day === "night" && casts >= 2 ? "day" : turn.day;
  becomeDay(g, next);
}

function castLastTurn({ state }: Game, seat: Seat): number {
  return state.history.lastTurn.filter((event) => event.kind === "spellCast" && event.seat === seat).length;
}

/**
 * The starting player of a two-player game skips the first draw (CR 103.8a), the starting team of one in which teams take turns
 * (CR 103.8b).
 */
function hasDraw({ state }: Game): boolean {
  return state.turn.number > 1 || seatsThatBegan(state).length > state.ruleset.firstDrawSkippedUpTo;
}

/**
 * CR 504.1: one draw after another, since each may ask something. All on an active team draw (CR 805.4b), first one of them, then
 * the next (CR 805.6a).
 */
function drawForTurn(g: Game, frame: TurnBasedFrame): void {
  const drawn = numbersIn(frame.scratch, "drawn") ?? [];
  const player = activeSeats(g.state).find(
    (seat) => drawn.filter((one) => one === seat).length < g.state.ruleset.drawsPerDrawStep,
  );
  if (player === undefined) {
    popFrame(g);
    return;
  }
  replaceFrame(g, { ...frame, scratch: { drawn: [...drawn, player] } });
  propose(g, [{ kind: "draw", player, source: null, turnBased: true }]);
}

/** CR 714.3b. */
function addLore(g: Game): void {
  const board = boardOf(g.state);
  const sagas = g.state.battlefield.filter((id, at) => {
    const values = board[at];
    if (existing(g.state, id)?.status.phasedOut) return false;
    return values && isActive(g.state, values.controller) && values.subtypes.includes("Saga");
  });
  if (sagas.length === 0) return;
  propose(
    g,
    sagas.map((id) => ({
      kind: "addCounters",
      on: { object: id },
      counter: "lore",
      amount: 1,
      by: controllerOf(g.state, id),
      source: null,
      cause: "turnBased",
    })),
  );
}

/** Marks that last until end of turn: regeneration shields and being saddled (CR 701.15a, 702.171b). */
const UNTIL_END_OF_TURN: ReadonlySet<string> = new Set(["regenerationShield", "saddled"]);

/** CR 514.2: damage wears off and effects until end of turn end, at the same time. */
function wearOff(g: Game): void {
  for (const id of g.state.battlefield) {
    const object = objectOf(g.state, id);
    const marks = object.marks.some((mark) => UNTIL_END_OF_TURN.has(mark))
      ? object.marks.filter((mark) => !UNTIL_END_OF_TURN.has(mark))
      : object.marks;
    if (object.damage > 0 || object.deathtouched || marks !== object.marks)
      updateObject(g, id, { damage: 0, deathtouched: false, marks });
  }
  expireAtCleanup(g);
}

/** Frame runner for the turn-based actions that may ask something: untapping, drawing, and discarding to hand size. */
export function runTurnBased(g: Game, frame: TurnBasedFrame): void {
  switch (frame.action) {
    case "untap":
      return untapStep(g, frame);
    case "draw":
      return drawForTurn(g, frame);
    case "discardToHandSize":
      return discardToHandSize(g, frame);
  }
}

/** CR 514.1: all on an active team pick, then they discard at the same time (CR 805.6). */
function discardToHandSize(g: Game, frame: TurnBasedFrame): void {
  const seat = activeSeats(g.state).find(
    (one) => over(g, one) > 0 && numbersIn(frame.scratch, noteOf("discard", one)) === undefined,
  );
  if (seat !== undefined) {
    askToDiscard(g, frame, seat);
    return;
  }
  popFrame(g);
  const batch = activeSeats(g.state).flatMap((player) =>
    (numbersIn(frame.scratch, noteOf("discard", player)) ?? []).map((object): Happening => {
      return { kind: "discard", player, object, source: null, asCost: false, cycling: false };
    }),
  );
  if (batch.length > 0) propose(g, batch);
}

/** By how many cards a hand is too large. */
function over(g: Game, seat: Seat): number {
  const most = handSizeLimit(g, seat);
  return most === null ? 0 : Math.max(0, playerOf(g.state, seat).hand.length - most);
}

function askToDiscard(g: Game, frame: TurnBasedFrame, seat: Seat): void {
  const count = over(g, seat);
  const { hand } = playerOf(g.state, seat);
  noteAsked(g, frame, seat);
  ask(
    g,
    seat,
    { key: "discardToHandSize", source: null, amount: count },
    {
      kind: "pick",
      min: count,
      max: count,
      options: hand.map((object, value) => ({ value, what: { kind: "object", object } })),
    },
  );
}

/** CR 402.2 with effects that change it, latest last. `null`: no maximum. */
export function handSizeLimit(g: Game, seat: Seat): number | null {
  let limit = g.state.ruleset.maximumHandSize;
  for (const { rule, context } of activeRules(g.state)) {
    if (rule.kind !== "handSize" || !playersOf(g.state, context, rule.who).includes(seat)) continue;
    if (rule.set !== undefined) limit = rule.set === "none" ? null : rule.set;
    if (rule.change !== undefined && limit !== null) limit = Math.max(0, limit + rule.change);
  }
  return limit;
}

/** Notes which permanents stay tapped, or which cards are discarded. */
export function answerTurnBased(
  g: Game,
  frame: TurnBasedFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (choice.kind !== "pick" || decision.kind !== "pick")
    return { kind: "wrongKind", expected: decision.kind };
  const picked = decision.options.flatMap((option) =>
    choice.values.includes(option.value) && option.what.kind === "object" ? [option.what.object] : [],
  );
  if (frame.action === "untap") answerUntap(g, frame, decision, picked);
  else note(g, frame, "discard", picked);
  return null;
}
