/** How a match stands: its state, how long its journal is, and what it could be taken back to. */
import type { WireError } from "@spellroom/protocol";
import { type GameState, isRevealedSince, type Step, takeBack } from "@spellroom/rules";
import {
  type Agreement,
  agreementAfter,
  isAgreementInput,
  NO_AGREEMENT,
  refusesAgreement,
} from "./agreement.ts";
import { applyStoredInput } from "./apply-input.ts";
import { afterGame, beginGame, type Course, isMatchOver, type MatchSetup, openCourse } from "./course.ts";
import type { StoredInput } from "./stored-input.ts";
import { addPoint, REACH, stateAt, type TakeBackPoints } from "./take-back-points.ts";

export interface MatchPosition {
  readonly course: Course;
  readonly state: GameState;
  readonly seq: number;
  /** The latest states on the way here, oldest first; what was taken back is not among them. */
  readonly points: TakeBackPoints;
  readonly agreement: Agreement;
}

/** What happened by one input. */
export interface MatchStep extends Step {
  /** How many inputs the journal holds by then. */
  readonly at: number;
  /** Not of the match's beginning. */
  readonly input?: StoredInput;
  /** Whose move was taken back, if that is what happened. */
  readonly tookBack?: number;
  /** Whether a game has begun by it: every object is another then. */
  readonly begun?: true;
}

export type PlayResult =
  | { readonly ok: true; readonly position: MatchPosition; readonly step: MatchStep }
  | { readonly ok: false; readonly error: WireError };

/** How a match stands at first, and what has happened by then. */
export function openPosition(setup: MatchSetup): {
  readonly position: MatchPosition;
  readonly step: MatchStep;
} {
  const { course, state, events } = openCourse(setup);
  return {
    position: { course, state, seq: 0, points: [], agreement: NO_AGREEMENT },
    step: { state, events, at: 0 },
  };
}

/** Whether nothing more is played in it. */
export function isOver({ course, state }: MatchPosition): boolean {
  return isMatchOver(course, state);
}

/** Carries an input out on a match, which stays as it is. */
export function playInput(position: MatchPosition, input: StoredInput): PlayResult {
  if (input.kind === "takeBack") return playTakeBack(position, input);
  if (input.kind === "begin") return playBegin(position, input);
  if (isAgreementInput(input)) {
    const refusal = refusesAgreement(position.agreement, input);
    if (refusal) return { ok: false, error: refusal };
    const agreement = agreementAfter(position.agreement, input);
    const { state, seq } = position;
    const step: MatchStep = { state, events: [], at: seq + 1, input };
    return { ok: true, position: { ...position, agreement, seq: seq + 1 }, step };
  }
  const applied = applyStoredInput(position.state, input);
  if (!applied.ok) return applied;
  const { state, events } = applied;
  const points = addPoint(position.points, position.seq, position.state, input);
  const course = state.result ? afterGame(position.course, state) : position.course;
  const after: MatchPosition = { ...position, course, state, seq: position.seq + 1, points };
  return { ok: true, position: after, step: { state, events, at: after.seq, input } };
}

function playBegin(position: MatchPosition, input: Extract<StoredInput, { kind: "begin" }>): PlayResult {
  const begun = beginGame(position.course, position.state, input);
  if (!begun.ok) return begun;
  const { course, state, events } = begun;
  return {
    ok: true,
    position: { ...position, course, state, seq: position.seq + 1, points: [] },
    step: { state, events, at: position.seq + 1, input, begun: true },
  };
}

function playTakeBack(
  position: MatchPosition,
  input: Extract<StoredInput, { kind: "takeBack" }>,
): PlayResult {
  const { seat, to } = input;
  const at = position.points.findIndex((point) => point.seq === to);
  if (at < 0 || position.state.result) return { ok: false, error: NOTHING };
  const state = takeBack(stateAt(position.points, at), position.state);
  return {
    ok: true,
    position: {
      ...position,
      state,
      seq: position.seq + 1,
      points: position.points.slice(0, at),
      agreement: { ...position.agreement, takenBack: position.agreement.takenBack + 1 },
    },
    step: { state, events: [], at: position.seq + 1, input, tookBack: seat },
  };
}

const NOTHING: WireError = { code: "nothingToTakeBack", message: "there is nothing to take back" };

export interface TakeBackPlan {
  readonly to: number;
  /** Whether nobody need be asked: it is still the same turn, nobody else has done anything since, and nothing was revealed. */
  readonly free: boolean;
}

/** How far a seat's last own move can be taken back, if it can; a spell with all that was announced for it is one move. */
export function planTakeBack({ points, state, seq }: MatchPosition, seat: number): TakeBackPlan | null {
  if (state.result) return null;
  let at = points.findLastIndex(({ input }) => isMoveOf(input, seat));
  while (at > 0 && points[at]?.isInTheMiddle) at--;
  const point = points[at];
  // Inputs that leave no state count, too: a match resumed from a snapshot has no older states.
  if (!point || point.seq < seq - REACH || point.isInTheMiddle) return null;
  const before = stateAt(points, at);
  const free =
    before.turn.number === state.turn.number &&
    points.slice(at).every(({ input }) => input.seat === seat || isAutomatic(input)) &&
    !isRevealedSince(seat, before, state);
  return { to: point.seq, free };
}

function isMoveOf(input: StoredInput, seat: number): boolean {
  return input.kind === "choose" && input.seat === seat && input.by === undefined;
}

function isAutomatic(input: StoredInput): boolean {
  return input.kind === "choose" && input.by === "automation";
}
