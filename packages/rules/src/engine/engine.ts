import { answerPayment, runPayment } from "../change/costs/index.ts";
import { answerEffects } from "../change/effects/answers.ts";
import { runPlayers } from "../change/effects/each-player.ts";
import { runLoop } from "../change/effects/flow.ts";
import { answerHappen, propose, runHappen } from "../change/events/index.ts";
import { answerManaAbility, runManaAbility } from "../change/mana/index.ts";
import { keepAnswer } from "../change/targets/index.ts";
import { breakChain } from "../change/triggers/chain.ts";
import type { Choice, Decision } from "../decisions/decision.ts";
import type { Refusal } from "../decisions/parts/refusal.ts";
import { checkChoice } from "../decisions/translate.ts";
import { runAnnounce } from "../play/casting/index.ts";
import { answerCombat, runCombat } from "../play/combat/index.ts";
import { answerResolve, runResolve } from "../play/stack/index.ts";
import { answerSettle, runSettle } from "../play/state-based-actions/index.ts";
import { runTrigger } from "../play/triggers/put-on-stack.ts";
import { answerBegin, runBegin } from "../play/turn/begin.ts";
import { endIfDecided } from "../play/turn/ending.ts";
import { answerPriority, runPriority } from "../play/turn/priority.ts";
import { answerTurnBased, runTurnBased } from "../play/turn/turn-based.ts";
import { runTurns } from "../play/turn/turns.ts";
import { eraOf, inheritCache } from "../query/layers/index.ts";
import { assertNever, EngineError, fork, type Game, topFrame } from "../state/access.ts";
import type { GameEvent } from "../state/event.ts";
import type { Frame, GameSetup, GameState } from "../state/game-state.ts";
import type { Seat } from "../state/ids.ts";
import type { LossReason } from "../state/player.ts";
import { initialState } from "../state/setup.ts";
import { cancelAnnouncement, mayCancel } from "./cancel.ts";
import { runEffects } from "./run-effects.ts";

/** A new state and the events that led to it. */
export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export type ChoiceResult = ({ readonly ok: true } & Step) | { readonly ok: false; readonly refusal: Refusal };

/** More steps than this without a decision are a bug in the engine, not a long turn. */
const STEP_LIMIT = 200_000;

/**
 * Starts a game (CR 103) and runs until the first decision.
 * @throws EngineError when the set-up does not fit its ruleset
 */
export function startGame(setup: GameSetup): Step {
  const g = workOn(initialState(setup));
  g.state.frames = [{ kind: "begin", stage: "shuffle", seat: setup.startingSeat ?? -1, kept: [], again: [] }];
  return run(g);
}

/** Continues from a state that has frames but no open decision; for states set up by hand. */
export function resume(state: GameState): Step {
  return run(forkFor(state));
}

/**
 * Makes a choice for the open decision. One that was not offered, is for another decision or by another seat is refused and changes
 * nothing; the state given is never written to.
 *
 * @param decisionId the id of the decision that the choice is for
 */
export function choose(state: GameState, seat: Seat, decisionId: number, choice: Choice): ChoiceResult {
  const refusal = refusalOf(state, seat, decisionId, choice);
  if (refusal) return { ok: false, refusal };
  const decision = state.decision;
  if (!decision) return { ok: false, refusal: { kind: "noDecision" } };
  const g = forkFor(state);
  g.state.decision = null;
  const refused = answer(g, decision, choice);
  if (refused) return { ok: false, refusal: refused };
  breakChain(g, decision, choice);
  return { ok: true, ...run(g) };
}

function refusalOf(state: GameState, seat: Seat, decisionId: number, choice: Choice): Refusal | null {
  if (state.result) return { kind: "gameOver" };
  const { decision } = state;
  if (!decision) return { kind: "noDecision" };
  if (decision.id !== decisionId) return { kind: "staleDecision", current: decision.id };
  if (decision.seat !== seat) return { kind: "notYourDecision", seat: decision.seat };
  if (choice.kind === "cancel") return mayCancel(state) ? null : { kind: "notOffered", detail: "cancel" };
  return checkChoice(decision, choice);
}

/**
 * A player leaves the game: concedes (CR 104.3a), runs out of time or is removed. Possible at any time; the decision that is
 * open is asked again, because what may be chosen can have changed.
 */
export function concede(state: GameState, seat: Seat, reason: LossReason = "concede"): ChoiceResult {
  if (state.result) return { ok: false, refusal: { kind: "gameOver" } };
  const player = state.players[seat];
  if (!player || player.lost !== null) return { ok: false, refusal: { kind: "notYourDecision", seat } };
  const g = forkFor(state);
  g.state.decision = null;
  propose(g, [{ kind: "loseGame", player: seat, reason }]);
  if (endIfDecided(g)) return { ok: true, state: g.state, events: g.events };
  return { ok: true, ...run(g) };
}

function workOn(state: GameState): Game {
  return { state, events: [] };
}

/** Characteristics are computed on the given state before it is forked, so that its other forks share the result. */
function forkFor(state: GameState): Game {
  eraOf(state);
  const copy = fork(state);
  inheritCache(state, copy);
  return workOn(copy);
}

/** Runs the innermost frame until a player must decide or the game is over. */
function run(g: Game): Step {
  for (let steps = 0; g.state.decision === null && g.state.result === null; steps++) {
    if (steps > STEP_LIMIT)
      throw new EngineError(`no question after ${STEP_LIMIT} steps in ${topFrame(g.state)?.kind}`);
    const frame = topFrame(g.state);
    if (!frame) throw new EngineError("nothing left to do, but the game is not over");
    runFrame(g, frame);
  }
  if (g.state.result) {
    g.state.decision = null;
  }
  return { state: g.state, events: g.events };
}

function runFrame(g: Game, frame: Frame): void {
  switch (frame.kind) {
    case "begin":
      return runBegin(g, frame);
    case "turns":
      return runTurns(g, frame);
    case "priority":
      return runPriority(g, frame);
    case "settle":
      return runSettle(g, frame);
    case "combat":
      return runCombat(g, frame);
    case "turnBased":
      return runTurnBased(g, frame);
    case "announce":
      return runAnnounce(g, frame);
    case "trigger":
      return runTrigger(g, frame);
    case "payment":
      return runPayment(g, frame);
    case "resolve":
      return runResolve(g, frame);
    case "effects":
      return runEffects(g, frame);
    case "players":
      return runPlayers(g, frame);
    case "loop":
      return runLoop(g, frame);
    case "happen":
      return runHappen(g, frame);
    case "manaAbility":
      return runManaAbility(g, frame);
    default:
      return assertNever(frame);
  }
}

/** Passes a choice to the frame that asked for it. */
function answer(g: Game, decision: Decision, choice: Choice): Refusal | null {
  if (choice.kind === "cancel") {
    cancelAnnouncement(g);
    return null;
  }
  const frame = topFrame(g.state);
  if (!frame) return { kind: "noDecision" };
  switch (frame.kind) {
    case "begin":
      return answerBegin(g, frame, decision, choice);
    case "priority":
      return answerPriority(g, frame, decision, choice);
    case "settle":
      return answerSettle(g, frame, decision, choice);
    case "combat":
      return answerCombat(g, frame, decision, choice);
    case "turnBased":
      return answerTurnBased(g, frame, decision, choice);
    case "announce":
    case "trigger":
      return keepAnswer(g, frame, decision, choice);
    case "payment":
      return answerPayment(g, frame, decision, choice);
    case "resolve":
      return answerResolve(g, frame, decision, choice);
    case "effects":
      return answerEffects(g, frame, decision, choice);
    case "happen":
      return answerHappen(g, frame, decision, choice);
    case "manaAbility":
      return answerManaAbility(g, frame, decision, choice);
    case "turns":
    case "players":
    case "loop":
      throw new EngineError(`a ${frame.kind} frame asks nothing`);
    default:
      return assertNever(frame);
  }
}
