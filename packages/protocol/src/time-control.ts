/**
 * Time controls as data: how much time the players of a match have. Chosen when players are paired; queues, lobby and match
 * all know them by id.
 */

export const TIME_CONTROL_IDS = ["casual", "blitz", "standard", "slow"] as const;
export type NamedTimeControl = (typeof TIME_CONTROL_IDS)[number];

/** A clock that players agree on: minutes for a whole game and seconds for each turn, as in `custom-10-5`. */
export type CustomTimeControl = `custom-${number}-${number}`;
export type TimeControlId = NamedTimeControl | CustomTimeControl;

/** How time runs at a table; all in milliseconds. */
export interface Timing {
  /** What each player has for a whole game. Empty, the game is lost. */
  readonly bankMs: number;
  /** Free with every question, before the bank is touched. What is not used is not kept. */
  readonly allowanceMs: number;
  /** Added to a player's bank as each turn of that player begins, up to the bank's first size. */
  readonly incrementMs: number;
  /** The longest that one question waits; then the answer that does least is taken. */
  readonly longestMs: number;
  /** So many questions running out one after the other lose the game. */
  readonly timeouts: number;
  /** How long a player may be away in a whole game before the seat is lost. */
  readonly graceMs: number;
  /** The last part of a question's time, of which everybody is warned. */
  readonly warningMs: number;
}

export interface TimeControl {
  readonly id: NamedTimeControl;
  /** `null`: nobody's time is measured. */
  readonly timing: Timing | null;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Every time control that can be played, from none to much. */
export const TIME_CONTROLS: Readonly<Record<NamedTimeControl, TimeControl>> = {
  casual: { id: "casual", timing: null },
  blitz: {
    id: "blitz",
    timing: {
      bankMs: 5 * MINUTE,
      allowanceMs: 3 * SECOND,
      incrementMs: 5 * SECOND,
      longestMs: 60 * SECOND,
      timeouts: 3,
      graceMs: 60 * SECOND,
      warningMs: 15 * SECOND,
    },
  },
  standard: {
    id: "standard",
    timing: {
      bankMs: 15 * MINUTE,
      allowanceMs: 5 * SECOND,
      incrementMs: 10 * SECOND,
      longestMs: 2 * MINUTE,
      timeouts: 3,
      graceMs: 2 * MINUTE,
      warningMs: 20 * SECOND,
    },
  },
  slow: {
    id: "slow",
    timing: {
      bankMs: 40 * MINUTE,
      allowanceMs: 10 * SECOND,
      incrementMs: 20 * SECOND,
      longestMs: 5 * MINUTE,
      timeouts: 4,
      graceMs: 5 * MINUTE,
      warningMs: 30 * SECOND,
    },
  },
};

/** What a match is played with when nobody said anything: no clocks. */
export const USUAL_TIME_CONTROL: TimeControlId = "casual";

export interface CustomClock {
  /** For a whole game. */
  readonly minutes: number;
  /** Added as each turn begins. */
  readonly seconds: number;
}

/** How much may be agreed on. */
export const CUSTOM_LIMITS = {
  minutes: { least: 1, most: 180 },
  seconds: { least: 0, most: 60 },
} as const satisfies Readonly<Record<keyof CustomClock, { readonly least: number; readonly most: number }>>;

/** The id of a clock; amounts beyond what may be agreed on are brought into it. */
export function customTimeControl({ minutes, seconds }: CustomClock): CustomTimeControl {
  return `custom-${within("minutes", minutes)}-${within("seconds", seconds)}`;
}

function within(part: keyof CustomClock, amount: number): number {
  const { least, most } = CUSTOM_LIMITS[part];
  return Number.isFinite(amount) ? Math.min(most, Math.max(least, Math.round(amount))) : least;
}

/** The clock that an id names, where it is one that may be agreed on. */
export function customClockOf(id: string): CustomClock | null {
  const [, minutes, seconds] = /^custom-(\d{1,3})-(\d{1,2})$/.exec(id) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  const clock = { minutes: Number(minutes), seconds: Number(seconds) };
  return customTimeControl(clock) === id ? clock : null;
}

export function isNamedTimeControl(id: string): id is NamedTimeControl {
  return TIME_CONTROL_IDS.some((one) => one === id);
}

/** How time runs by a time control; `null`: nobody's time is measured. */
export function timingOf(id: TimeControlId): Timing | null {
  if (isNamedTimeControl(id)) return TIME_CONTROLS[id].timing;
  const clock = customClockOf(id);
  return clock && customTiming(clock);
}

/** Questions may take a fifth of the whole time, so that nobody waits for long on somebody who is gone. */
function customTiming({ minutes, seconds }: CustomClock): Timing {
  const bankMs = minutes * MINUTE;
  const longestMs = Math.min(5 * MINUTE, Math.max(20 * SECOND, bankMs / 5));
  return {
    bankMs,
    allowanceMs: 3 * SECOND,
    incrementMs: seconds * SECOND,
    longestMs,
    timeouts: 3,
    graceMs: Math.min(5 * MINUTE, Math.max(MINUTE, bankMs / 5)),
    warningMs: Math.min(30 * SECOND, longestMs / 4),
  };
}
