/** How a match stands: its state, how long its journal is, and what it could be taken back to. */
import type { WireError } from "@spellroom/protocol";
import { type GameState, isRevealedSince, type Step, takeBack } from "@spellroom/rules";
import { type Accord, accordAfter, isAccordInput, NO_ACCORD, refusesAccord } from "./accord.ts";
import { applyStoredInput } from "./apply-input.ts";
import { afterGame, beginGame, type Course, isMatchOver, type MatchSetup, openCourse } from "./course.ts";
import { addPoint, type Points, REACH, stateAt } from "./points.ts";
import type { StoredInput } from "./stored-input.ts";

export interface Standing {
  readonly course: Course;
  readonly state: GameState;
  readonly seq: number;
  /** The latest states on the way here, oldest first; what was taken back is not among them. */
  readonly points: Points;
  readonly accord: Accord;
}

/** What happened by one input. */
export interface FoldedStep extends Step {
  /** How many inputs the journal holds by then. */
  readonly at: number;
  /** Not of the match's beginning. */
  readonly input?: StoredInput;
  /** Whose move was taken back, if that is what happened. */
  readonly tookBack?: number;
  /** Whether a game has begun by it: every object is another then. */
  readonly begun?: true;
}

export type Folded =
  | { readonly ok: true; readonly standing: Standing; readonly step: FoldedStep }
  | { readonly ok: false; readonly error: WireError };

/** How a match stands at first, and what has happened by then. */
export function openStanding(setup: MatchSetup): { readonly standing: Standing; readonly step: FoldedStep } {
  const { course, state, events } = openCourse(setup);
  return {
    standing: { course, state, seq: 0, points: [], accord: NO_ACCORD },
    step: { state, events, at: 0 },
  };
}

/** Whether nothing more is played in it. */
export function isOver({ course, state }: Standing): boolean {
  return isMatchOver(course, state);
}

/** Carries an input out on a match, which stays as it is. */
export function fold(standing: Standing, input: StoredInput): Folded {
  if (input.kind === "takeBack") return foldTakeBack(standing, input);
  if (input.kind === "begin") return foldBegin(standing, input);
  if (isAccordInput(input)) {
    const refusal = refusesAccord(standing.accord, input);
    if (refusal) return { ok: false, error: refusal };
    const accord = accordAfter(standing.accord, input);
    const { state, seq } = standing;
    const step: FoldedStep = { state, events: [], at: seq + 1, input };
    return { ok: true, standing: { ...standing, accord, seq: seq + 1 }, step };
  }
  const applied = applyStoredInput(standing.state, input);
  if (!applied.ok) return applied;
  const { state, events } = applied;
  const points = addPoint(standing.points, standing.seq, standing.state, input);
  const course = state.result ? afterGame(standing.course, state) : standing.course;
  const after: Standing = { ...standing, course, state, seq: standing.seq + 1, points };
  return { ok: true, standing: after, step: { state, events, at: after.seq, input } };
}

function foldBegin(standing: Standing, input: Extract<StoredInput, { kind: "begin" }>): Folded {
  const begun = beginGame(standing.course, standing.state, input);
  if (!begun.ok) return begun;
  const { course, state, events } = begun;
  return {
    ok: true,
    standing: { ...standing, course, state, seq: standing.seq + 1, points: [] },
    step: { state, events, at: standing.seq + 1, input, begun: true },
  };
}

function foldTakeBack(standing: Standing, input: Extract<StoredInput, { kind: "takeBack" }>): Folded {
  const { seat, to } = input;
  const at = standing.points.findIndex((point) => point.seq === to);
  if (at < 0 || standing.state.result) return { ok: false, error: NOTHING };
  const state = takeBack(stateAt(standing.points, at), standing.state);
  return {
    ok: true,
    standing: {
      ...standing,
      state,
      seq: standing.seq + 1,
      points: standing.points.slice(0, at),
      accord: { ...standing.accord, takenBack: standing.accord.takenBack + 1 },
    },
    step: { state, events: [], at: standing.seq + 1, input, tookBack: seat },
  };
}

const NOTHING: WireError = { code: "nothingToTakeBack", message: "there is nothing to take back" };

export interface TakeBackPlan {
  readonly to: number;
  /** Whether nobody need be asked: it is still the same turn, nobody else has done anything since, and nothing was revealed. */
  readonly free: boolean;
}

/** How far a seat's last own move can be taken back, if it can; a spell with all that was announced for it is one move. */
export function planTakeBack({ points, state, seq }: Standing, seat: number): TakeBackPlan | null {
  if (state.result) return null;
  let at = points.findLastIndex(({ input }) => isMoveOf(input, seat));
  while (at > 0 && points[at]?.isInTheMiddle) at--;
  const point = points[at];
  // Inputs that leave no state count, too: whoever goes on from a snapshot knows no older states.
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
