/** The position of a match: its state, the length of its journal, and the states it could be taken back to. */
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
  /** The latest states on the way here, oldest first, without those that were taken back. */
  readonly points: TakeBackPoints;
  readonly agreement: Agreement;
}

/** What one input led to. */
export interface MatchStep extends Step {
  /** How many inputs the journal then holds. */
  readonly at: number;
  /** Absent for the start of the match. */
  readonly input?: StoredInput;
  /** The seat whose move was taken back, if it was a take-back. */
  readonly tookBack?: number;
  /** Whether it started a game: then every object is a new one. */
  readonly begun?: true;
}

export type PlayResult =
  | { readonly ok: true; readonly position: MatchPosition; readonly step: MatchStep }
  | { readonly ok: false; readonly error: WireError };

/** The first position of a match, and what has happened by then. */
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

/** Whether the match is over. */
export function isOver({ course, state }: MatchPosition): boolean {
  return isMatchOver(course, state);
}

/** Applies an input and returns the next position; the given one is unchanged. */
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
  /** Whether a take-back needs no consent: it is still the same turn, no other player has done anything since, and nothing was revealed. */
  readonly free: boolean;
}

/** How far a seat's last own move can be taken back, if it can; a spell with everything announced for it is one move. */
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
