/**
 * Time as matches count it. The time of day is of no use to them: it is set, by minutes, while people play. And what a process
 * sleeps through (it was stopped, its machine swapped, something kept its thread) is nobody's: answers that came meanwhile lie
 * unread in their connections, and must not find that their time has run out.
 */

/** What a match reads its time from. */
export interface TimeSource {
  /** Milliseconds; never goes back and never jumps. */
  readonly now: number;
  /** How much of the time since its start was not counted. */
  readonly slept: number;
}

/** Milliseconds since 1970 by the time of day at which this process began; whatever the time of day does, it goes on evenly. */
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
/** A thread that did not get round to a beat for so long was asleep. */
const ASLEEP_MS = 1_000;

/** Counts the time in which this process is awake. */
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

  /** Notices from now on whether the process sleeps. */
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
