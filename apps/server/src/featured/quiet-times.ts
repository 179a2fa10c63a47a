/** Whether nobody needs the processor: only then do bots play for spectators. */
import { availableParallelism, loadavg } from "node:os";
import { type EventLoopUtilization, performance } from "node:perf_hooks";

/** A match in play, as far as it needs the processor. */
export interface BusyTable {
  /** Whether a connected person plays at it. */
  readonly hasPeople: boolean;
  /** Whether one of its bots thinks on the threads that all bots share. */
  readonly hasThinkers: boolean;
}

export interface QuietTimesParts {
  readonly tables: () => readonly BusyTable[];
  /** The load of the machine, and of this process since the last call: 1 is fully busy. */
  readonly load: () => number;
}

/** With more tables than these there is enough to watch, and to do. */
const MOST_TABLES = 8;
const BUSY = 0.6;

export class QuietTimes {
  readonly #parts: QuietTimesParts;
  #load = 1;

  constructor(parts: QuietTimesParts) {
    this.#parts = parts;
  }

  /** Samples the machine; tables are checked on every call. */
  look(): void {
    this.#load = this.#parts.load();
  }

  get isQuiet(): boolean {
    const played = this.#parts.tables().filter(({ hasPeople }) => hasPeople);
    return (
      this.#load < BUSY && played.length <= MOST_TABLES && !played.some(({ hasThinkers }) => hasThinkers)
    );
  }
}

/** The load of this machine and of this process's one thread for matches, whichever is higher. */
export function machineLoad(): () => number {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return Math.max(utilization, (loadavg()[0] ?? 0) / availableParallelism());
  };
}
