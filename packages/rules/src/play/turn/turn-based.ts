import type { TurnBasedAction } from "@spellroom/card-language";
import { followDayAndNight, makeDay } from "../../change/events/day-and-night.ts";
import { propose } from "../../change/events/index.ts";
import { phasedOutUnder } from "../../change/events/phasing.ts";
import { ask, popFrame, pushFrame, replaceFrame, updateObject } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { activeRules, boardOf } from "../../query/layers/index.ts";
import { playersOf } from "../../query/selection/index.ts";
import { type Game, objectOf, playerOf } from "../../state/access.ts";
import type { TurnBasedFrame } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import type { Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { expireAtCleanup } from "./expiry.ts";
import { answerUntap, untapStep } from "./untap.ts";

/** Starts one turn-based action of a step (CR 703.4). */
export function startTurnBasedAction(g: Game, action: TurnBasedAction): void {
  const { active } = g.state.turn;
  switch (action) {
    case "phaseInAndOut":
      return phasing(g, active);
    case "dayNight":
      return dayNight(g);
    case "untap":
      pushFrame(g, { kind: "turnBased", action, scratch: {} });
      return;
    case "draw":
      return drawForTurn(g, active);
    case "sagaChapters":
      return addLore(g, active);
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
function phasing(g: Game, active: Seat): void {
  const batch: Happening[] = [];
  for (const [at, { controller, keywords }] of boardOf(g.state).entries()) {
    const id = g.state.battlefield[at];
    if (id === undefined) continue;
    const object = objectOf(g.state, id);
    if (object.status.phasedOut) {
      if (phasesInFor(g, object, controller) === active)
        batch.push({ kind: "phase", object: id, out: false });
    } else if (controller === active && keywords.has("phasing"))
      batch.push({ kind: "phase", object: id, out: true });
  }
  if (batch.length > 0) propose(g, batch);
}

/** In whose untap step a permanent phases in; its controller's, where whoever it phased out under has left the game. */
function phasesInFor(g: Game, object: GameObject, controller: Seat): Seat | null {
  const seat = phasedOutUnder(object);
  return seat !== null && playerOf(g.state, seat).lost !== null ? controller : seat;
}

/** CR 502.2: it becomes night when the previous turn's active player cast no spell in it, day when that player cast two or more. */
function dayNight(g: Game): void {
  const { turn } = g.state;
  if (turn.day === null || turn.number < 2) return;
  const previous = g.state.players.find(({ lastTurn }) => lastTurn === turn.number - 1)?.seat ?? turn.active;
  const casts = g.state.history.lastTurn.filter(
    (event) => event.kind === "spellCast" && event.seat === previous,
  ).length;
  const next =
    turn.day === "day" && casts === 0 ? "night" : turn.day === "night" && casts >= 2 ? "day" : turn.day;
  if (next === turn.day) return;
  makeDay(g, next);
  followDayAndNight(g);
}

/** CR 504.1; the starting player of a two-player game skips the first draw (CR 103.8a). */
function drawForTurn(g: Game, active: Seat): void {
  const { ruleset, turn, players } = g.state;
  if (turn.number === 1 && players.length <= ruleset.firstDrawSkippedUpTo) return;
  for (let count = 0; count < ruleset.drawsPerDrawStep; count++) {
    propose(g, [{ kind: "draw", player: active, source: null, turnBased: true }]);
  }
}

/** CR 714.3b. */
function addLore(g: Game, active: Seat): void {
  const board = boardOf(g.state);
  const sagas = g.state.battlefield.filter((_, at) => {
    const values = board[at];
    return values?.controller === active && values.subtypes.includes("Saga");
  });
  if (sagas.length === 0) return;
  propose(
    g,
    sagas.map((id) => ({
      kind: "addCounters",
      on: { object: id },
      counter: "lore",
      amount: 1,
      by: active,
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

/** Frame runner for the turn-based actions that may ask something: untapping and discarding to hand size. */
export function runTurnBased(g: Game, frame: TurnBasedFrame): void {
  if (frame.action === "untap") return untapStep(g, frame);
  return discardToHandSize(g, frame);
}

/** CR 514.1. */
function discardToHandSize(g: Game, frame: TurnBasedFrame): void {
  const { active } = g.state.turn;
  const { hand } = playerOf(g.state, active);
  const most = handSizeLimit(g, active);
  const over = most === null ? 0 : hand.length - most;
  const picked = frame.scratch.discard;
  if (over <= 0 || Array.isArray(picked)) {
    popFrame(g);
    const ids = Array.isArray(picked) ? picked.filter((id): id is number => typeof id === "number") : [];
    if (ids.length > 0)
      propose(
        g,
        ids.map((object) => ({
          kind: "discard",
          player: active,
          object,
          source: null,
          asCost: false,
          cycling: false,
        })),
      );
    return;
  }
  ask(
    g,
    active,
    { key: "discardToHandSize", source: null, amount: over },
    {
      kind: "pick",
      min: over,
      max: over,
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
  else replaceFrame(g, { ...frame, scratch: { ...frame.scratch, discard: picked } });
  return null;
}
