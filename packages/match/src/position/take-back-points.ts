/**
 * The states a match could be taken back to, in which shortcuts look for what may be repeated, too: its latest inputs, with
 * the state before some of them. The others are replayed
 * on demand, which costs microseconds and is rarely needed; sixty whole states of every match would be most of what a
 * process holds, and the collector would walk through them again and again.
 */
import type { GameState } from "@spellroom/rules";
import { applyStoredInput } from "./apply-input.ts";
import type { StoredInput } from "./stored-input.ts";

export type PlayedInput = Extract<StoredInput, { kind: "choose" | "concede" }>;

/** A state from which an input led on. */
export interface TakeBackPoint {
  /** Journal entries before it. */
  readonly seq: number;
  /** What was done in it. */
  readonly input: PlayedInput;
  /** Whether something was being announced or paid for in it (CR 601.2), so that it is in the middle of a move. */
  readonly isInTheMiddle: boolean;
  /** The state; `null` if it is replayed from the point before. */
  readonly kept: GameState | null;
}

/** Oldest first. The first one's state is kept. */
export type TakeBackPoints = readonly TakeBackPoint[];

/** How many inputs can be taken back at most; after a takeover the log reaches back as far. */
export const REACH = 60;
/** How many points are replayed from one kept state: to reach the last takes some milliseconds, and one or two states are kept. */
const STRIDE = REACH;

/** The points with one more: the state from which an input leads on. Those out of reach are dropped. */
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

/** All that are replayed from one kept state are dropped together. */
function withinReach(points: TakeBackPoints): TakeBackPoints {
  const next = points.findIndex(({ kept }, at) => at > 0 && kept !== null);
  return next > 0 && points.length - next >= REACH - 1 ? points.slice(next) : points;
}

/**
 * The state of a match at one of its points.
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

/** The state at each point, in the same order. The oldest ones are missing if none of them was kept. */
export function statesAt(points: TakeBackPoints): readonly (GameState | null)[] {
  let state: GameState | null = null;
  return points.map(({ kept }, at) => {
    const before = points[at - 1];
    const played = state && before ? applyStoredInput(state, before.input) : null;
    state = kept ?? (played?.ok ? played.state : null);
    return state;
  });
}
