import type { StepName } from "@spellroom/card-language";
import { forgetGoads } from "../../change/effects/keyword-actions/hinder.ts";
import { beginPlayerControl } from "../../change/events/player-control.ts";
import { endGame } from "../../change/game/end-game.ts";
import { pushFrame, replaceFrame, tell, updatePlayer } from "../../change/game/game.ts";
import { collectStepTriggers } from "../../change/triggers/collect.ts";
import { forgetTriggerLimits } from "../../change/triggers/trigger-limits.ts";
import { hasKeyword } from "../../query/layers/index.ts";
import { EngineError, type Game, playerOf, seatsInOrder, writeObjects } from "../../state/access.ts";
import type { TurnsFrame } from "../../state/frame.ts";
import type { Seat } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { turnsBegun } from "../../state/restarted.ts";
import type { RulesetStep } from "../../state/ruleset.ts";
import { NO_CONTEXTS, NONE } from "../../state/setup.ts";
import { activeSeats, primaryOf, turnSeats } from "../../state/teams.ts";
import type { TurnState } from "../../state/turn.ts";
import { beginsCombat } from "./combat-steps.ts";
import { cutShort } from "./cut-short.ts";
import { expire, expireAtCleanup } from "./expiry.ts";
import { forgetTheGone } from "./forget.ts";
import { emptyPools } from "./mana-pools.ts";
import { isSkipped } from "./skipping.ts";
import { startTurnBasedAction } from "./turn-based.ts";

/** Frame runner of the outermost frame: turn after turn, step after step (CR 500), until the game is over. */
export function runTurns(g: Game, frame: TurnsFrame): void {
  switch (frame.stage) {
    case "nextTurn":
      return beginTurn(g, frame);
    case "beginStep":
      return beginStep(g, frame);
    case "turnBased":
      return turnBased(g, frame);
    case "priority":
      return afterActions(g, frame);
    case "triggers":
      return afterCleanupCheck(g, frame);
    case "turnEnds":
    case "combatEnds":
      return cutShort(g, frame, frame.stage);
    case "endStep":
      return endStep(g, frame);
  }
}

/**
 * CR 500.1, 500.7: the next turn is that of the latest extra turn, or of the next player in turn order. A turn that is
 * skipped doesn't happen, and isn't counted (CR 614.10).
 */
function beginTurn(g: Game, frame: TurnsFrame): void {
  const { turn, ruleset } = g.state;
  const number = turn.number + 1;
  if (ruleset.turnLimit !== null && turnsBegun(g.state) >= ruleset.turnLimit) {
    endGame(g, { winners: [], reason: "turnLimit" });
    return;
  }
  const extra = turn.extraTurns.findLast(({ seat }) => playerOf(g.state, seat).lost === null);
  const active = primaryOf(g.state, extra?.seat ?? nextLiving(g, turn.nextInOrder));
  const extraTurns = extra === undefined ? [] : turn.extraTurns.slice(0, turn.extraTurns.lastIndexOf(extra));
  const nextInOrder = extra === undefined ? seatAfter(g, active) : turn.nextInOrder;
  if (skipsTurn(g, active)) {
    g.state.turn = { ...turn, extraTurns, nextInOrder };
    return;
  }
  g.state.turn = {
    ...withExtra(turn, extra?.id),
    number,
    active,
    at: 0,
    plan: ruleset.steps.map((one) => one.step),
    extraTurns,
    nextInOrder,
    attackedThisTurn: [],
    ...(ruleset.rangeOfInfluence === undefined ? {} : { seated: seatsInOrder(g.state, 0) }),
  };
  forgetPastTurns(g);
  g.state.history = { thisTurn: [], lastTurn: g.state.history.thisTurn };
  for (const { seat } of g.state.players) updatePlayer(g, seat, { landsPlayed: 0 });
  for (const seat of activeSeats(g.state)) updatePlayer(g, seat, { lastTurn: number });
  beginPlayerControl(g, active);
  forgetTriggerLimits(g);
  forgetUses(g);
  for (const seat of turnSeats(g.state, active)) forgetGoads(g, seat);
  g.state.contexts = NO_CONTEXTS;
  if (extra === undefined) expireForTheGone(g, turn.nextInOrder, active);
  for (const seat of turnSeats(g.state, active)) expire(g, { kind: "turnBegins", seat });
  forgetTheGone(g);
  tell(g, { kind: "turnBegan", turn: number, active });
  replaceFrame(g, { ...frame, stage: "beginStep", action: 0 });
}

/** The turn as the extra one for which something waits, or as none of these. */
function withExtra(turn: TurnState, id: TurnState["extra"]): TurnState {
  if (id !== undefined) return { ...turn, extra: id };
  if (turn.extra === undefined) return turn;
  const { extra: _before, ...after } = turn;
  return after;
}

/** Who comes next in turn order after a player, or after all who take that turn together. */
function seatAfter({ state }: Game, seat: Seat): Seat {
  return (Math.max(...turnSeats(state, seat)) + 1) % state.players.length;
}

/** What waits for a step of an extra turn waits no longer once that turn is over or was skipped. */
function forgetPastTurns(g: Game): void {
  const { extraTurns, extra } = g.state.turn;
  const open = new Set([extra, ...extraTurns.map(({ id }) => id)]);
  g.state.delayed = g.state.delayed.filter(
    ({ event }) =>
      event.kind !== "nextStep" || event.ofExtraTurn === undefined || open.has(event.ofExtraTurn),
  );
}

/** CR 800.4m: what lasts until the next turn of a player who has left ends when that turn would have begun. */
function expireForTheGone(g: Game, from: Seat, active: Seat): void {
  const count = g.state.players.length;
  for (let seat = from; seat !== active; seat = (seat + 1) % count) {
    forgetGoads(g, seat);
    expire(g, { kind: "turnBegins", seat });
    expire(g, { kind: "cleanup", seat });
  }
}

function nextLiving(g: Game, from: Seat): Seat {
  const [seat] = seatsInOrder(g.state, from);
  if (seat === undefined) throw new EngineError("nobody is left to take a turn");
  return seat;
}

/** Whether a turn is skipped, which uses up an effect that says so of any player whose turn it would be (CR 805.8). */
function skipsTurn(g: Game, active: Seat): boolean {
  const seat = turnSeats(g.state, active).find((one) => (playerOf(g.state, one).skips.turn ?? 0) > 0);
  if (seat === undefined) return false;
  const { skips } = playerOf(g.state, seat);
  updatePlayer(g, seat, { skips: { ...skips, turn: (skips.turn ?? 0) - 1 } });
  return true;
}

function forgetUses(g: Game): void {
  const { objects } = g.state;
  for (let id = 0; id < objects.length; id++) {
    const object = objects[id];
    if (object && object.zone !== null && hasUses(object))
      writeObjects(g.state)[id] = { ...object, usedThisTurn: NONE };
  }
}

function hasUses({ usedThisTurn }: GameObject): boolean {
  for (const _ability in usedThisTurn) return true;
  return false;
}

/** The step the turn is at, as the ruleset describes it. */
export function currentStep(g: Game): RulesetStep {
  const step = g.state.ruleset.steps.find((one) => one.step === g.state.turn.step);
  if (!step) throw new EngineError(`ruleset ${g.state.ruleset.id} has no step ${g.state.turn.step}`);
  return step;
}

function beginStep(g: Game, frame: TurnsFrame): void {
  const { turn } = g.state;
  const step = turn.plan[turn.at];
  if (step === undefined) {
    replaceFrame(g, { ...frame, stage: "nextTurn" });
    return;
  }
  if (!happens(g, step) || isSkipped(g, step)) {
    g.state.turn = { ...turn, at: turn.at + 1 };
    return;
  }
  g.state.turn = { ...turn, step };
  g.state.chain = 0;
  if (beginsCombat(g.state.ruleset, step)) {
    g.state.combat = {
      attackers: [],
      blockers: [],
      dealtFirst: [],
      attackersDeclared: false,
      hadAttackers: false,
      blockersDeclared: false,
    };
  }
  if (step === "upkeep") noteUpkeep(g);
  const began = { kind: "stepBegan", step, active: turn.active } as const;
  tell(g, began);
  replaceFrame(g, { ...frame, stage: "turnBased", action: 0 });
  for (const seat of turnSeats(g.state, turn.active)) expire(g, { kind: "stepBegins", step, seat });
  collectStepTriggers(g, began);
}

function noteUpkeep(g: Game): void {
  const { number } = g.state.turn;
  for (const seat of activeSeats(g.state)) {
    const [latest] = playerOf(g.state, seat).upkeeps?.slice(-1) ?? [];
    updatePlayer(g, seat, { upkeeps: latest === undefined ? [number] : [latest, number] });
  }
}

/** CR 508.8, 510.4: combat without attackers has no blocks and no damage; the first of two damage steps is there for first strike. */
function happens(g: Game, step: StepName): boolean {
  const { combat } = g.state;
  switch (step) {
    case "declareAttackers":
    case "endOfCombat":
      return combat !== null || beginsCombat(g.state.ruleset, step);
    case "declareBlockers":
    case "combatDamage":
      return combat?.hadAttackers === true;
    case "firstStrikeDamage":
      return anyFirstStriker(g);
    default:
      return true;
  }
}

function anyFirstStriker(g: Game): boolean {
  const { combat } = g.state;
  if (!combat) return false;
  return [...combat.attackers, ...combat.blockers].some(
    ({ object }) => hasKeyword(g.state, object, "firstStrike") || hasKeyword(g.state, object, "doubleStrike"),
  );
}

function turnBased(g: Game, frame: TurnsFrame): void {
  const action = currentStep(g).actions[frame.action];
  if (action === undefined) {
    replaceFrame(g, { ...frame, stage: "priority" });
    return;
  }
  replaceFrame(g, { ...frame, action: frame.action + 1 });
  startTurnBasedAction(g, action);
}

/** CR 117.3a: the active player gets priority at the beginning of most steps; in a cleanup step only if something happened. */
function afterActions(g: Game, frame: TurnsFrame): void {
  const { priority } = currentStep(g);
  if (priority === "always") {
    replaceFrame(g, { ...frame, stage: "endStep" });
    pushFrame(g, { kind: "priority", holder: g.state.turn.active, passed: [], checked: false });
  } else if (priority === "ifTriggered") {
    replaceFrame(g, { ...frame, stage: "triggers", action: g.state.stack.length });
    expireAtCleanup(g);
    pushFrame(g, { kind: "settle", stage: "stateBased", scratch: {}, rounds: 0 });
  } else {
    replaceFrame(g, { ...frame, stage: "endStep" });
  }
}

/** CR 514.3a: if state-based actions were performed or abilities triggered, players get priority and another cleanup step follows. */
function afterCleanupCheck(g: Game, frame: TurnsFrame): void {
  const settledSomething = g.state.stack.length > frame.action;
  replaceFrame(g, { ...frame, stage: "endStep" });
  if (!settledSomething) return;
  const { turn } = g.state;
  g.state.turn = {
    ...turn,
    plan: [...turn.plan.slice(0, turn.at + 1), turn.step, ...turn.plan.slice(turn.at + 1)],
  };
  pushFrame(g, { kind: "priority", holder: turn.active, passed: [], checked: false });
}

/** CR 500.4-5: pools empty; effects that last until the end of the step or phase end. */
function endStep(g: Game, frame: TurnsFrame): void {
  const { turn } = g.state;
  emptyPools(g);
  if (turn.step === "endOfCombat") {
    expire(g, { kind: "combatEnds" });
    g.state.combat = null;
  }
  g.state.turn = { ...g.state.turn, at: turn.at + 1 };
  replaceFrame(g, { ...frame, stage: "beginStep", action: 0 });
}
