/**
 * What a match could be taken back to: its latest inputs, with the state before some of them. The others come of replaying
 * again, which costs microseconds and is seldom asked for; sixty whole states of every match would be most of what a
 * process holds, and the collector would walk through them again and again.
 */
import type { GameState } from "@spellroom/rules";
import { applyStoredInput } from "./apply-input.ts";
import type { StoredInput } from "./stored-input.ts";

export type PlayedInput = Extract<StoredInput, { kind: "choose" | "concede" }>;

/** A state that was left by an input. */
export interface TakeBackPoint {
  /** Journal entries before it. */
  readonly seq: number;
  /** What was done in it. */
  readonly input: PlayedInput;
  /** Whether something was being announced or paid for in it (CR 601.2): it is a part of a move. */
  readonly isInTheMiddle: boolean;
  /** The state; `null` where it is what comes of the point before. */
  readonly kept: GameState | null;
}

/** Oldest first. The first one's state is kept. */
export type TakeBackPoints = readonly TakeBackPoint[];

/** So many inputs can be gone back at most; the log of a match that was taken over goes back as far. */
export const REACH = 60;
/** So many points come of one state that is kept: to go back to the last takes some milliseconds, and one or two are kept. */
const STRIDE = REACH;

/** The points with one more: the state that an input is about to leave. Those out of reach are let go. */
export function addPoint(
  points: TakeBackPoints,
  seq: number,
  state: GameState,
  input: PlayedInput,
): TakeBackPoints {
  const latest = points.at(-1);
  const follows = latest !== undefined && latest.seq + 1 === seq;
  const lastKept = points.findLastIndex(({ kept }) => kept !== null);
  const kept = follows && points.length - lastKept < STRIDE ? null : state;
  const isInTheMiddle = state.frames.some(({ kind }) => kind === "announce" || kind === "payment");
  return [...withinReach(points), { seq, input, isInTheMiddle, kept }];
}

/** All that come of one kept state go together. */
function withinReach(points: TakeBackPoints): TakeBackPoints {
  const next = points.findIndex(({ kept }, at) => at > 0 && kept !== null);
  return next > 0 && points.length - next >= REACH - 1 ? points.slice(next) : points;
}

/**
 * The state that a match was in at one of its points.
 * @throws RangeError when there is no such point
 */
export function stateAt(points: TakeBackPoints, at: number): GameState {
  const from = points.findLastIndex(({ kept }, index) => index <= at && kept !== null);
  let state = points[from]?.kept;
  if (!state) throw new RangeError(`there is no point ${at} to go back to`);
  for (const { input } of points.slice(from, at)) {
    const applied = applyStoredInput(state, input);
    if (!applied.ok) throw new RangeError(`what was played is refused: ${applied.error.code}`);
    state = applied.state;
  }
  return state;
}
