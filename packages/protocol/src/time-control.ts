/**
 * Time controls as data: how much time the players of a match have. Chosen when players are paired; queues, lobby and match
 * all know them by id.
 */

export const TIME_CONTROL_IDS = ["casual", "blitz", "standard", "slow"] as const;
export type TimeControlId = (typeof TIME_CONTROL_IDS)[number];

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
  readonly id: TimeControlId;
  /** `null`: nobody's time is measured. */
  readonly timing: Timing | null;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Every time control that can be played, from none to much. */
export const TIME_CONTROLS: Readonly<Record<TimeControlId, TimeControl>> = {
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
