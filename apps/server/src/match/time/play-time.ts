/**
 * Time as matches count it. The time of day is of no use to them: it may be set, by minutes, during a game. And the time that a process
 * sleeps (it was stopped, its machine swapped, something blocked its thread) is nobody's: choices that arrived meanwhile are
 * still unread in their connections, and must not be timed out.
 */

/** The clock that a match reads. */
export interface TimeSource {
  /** Milliseconds; never goes back and never jumps. */
  readonly now: number;
  /** How much of the time since its start was not counted. */
  readonly slept: number;
}

/** Milliseconds since 1970, starting from the time of day at which this process began, and steady whatever happens to the time of day. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Counts everything. */
export const STEADY_TIME: TimeSource = {
  get now() {
    return steadyNow();
  },
  slept: 0,
};

const BEAT_MS = 250;
/** A thread that missed its beat by this long was asleep. */
const ASLEEP_MS = 1_000;

/** Counts the time during which this process is awake. */
export class WakingTime implements TimeSource {
  readonly #steady: () => number;
  #last: number;
  #slept = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param steady for tests */
  constructor(steady: () => number = steadyNow) {
    this.#steady = steady;
    this.#last = steady();
  }

  /** Starts to detect whether the process sleeps. */
  start(): void {
    this.beat();
    this.#timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  get now(): number {
    return this.beat() - this.#slept;
  }

  get slept(): number {
    return this.#slept;
  }

  /** The first call after a sleep detects it, so that it doesn't matter which timer fires first then. */
  beat(): number {
    const steady = this.#steady();
    const gap = steady - this.#last;
    if (gap > ASLEEP_MS) this.#slept += gap - BEAT_MS;
    this.#last = steady;
    return steady;
  }
}
