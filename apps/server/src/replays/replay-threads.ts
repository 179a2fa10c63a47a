/** The thread that replays matches, and its queue, as the rest of the process sees them. */
import type { StorageConfig } from "../config/config.ts";
import { openThreadPool } from "../operation/thread-pool.ts";
import type { BeginningJob, ReplayJob, ReplayOutcome } from "./replay-jobs.ts";

/** How many replays may wait; further ones are asked to retry. */
export const MOST_WAITING = 16;
/** A replay that takes longer is given up, and its thread with it. */
const LONGEST_MS = 60_000;
/** Of the thread: the journal, its states and the document made of them. */
const MOST_MEGABYTES = 512;
const IDLE_MS = 60_000;
/** Choices take precedence over replays where there are too few cores for both, but replays still make progress. */
const NICENESS = 5;

/** Too many replays wait already. */
export class ReplaysBusy extends Error {
  readonly retryAfterMs = 5_000;

  constructor() {
    super("Too many matches are being read");
    this.name = "ReplaysBusy";
  }
}

export interface ReplayThreads {
  /** @throws ReplaysBusy, and the error of a replay that failed or took too long */
  replay(job: ReplayJob | BeginningJob): Promise<ReplayOutcome>;
  close(): Promise<void>;
}

/** Threads start with the first replay and end some time after the last. */
export function openReplayThreads(storage: StorageConfig): ReplayThreads {
  const pool = openThreadPool<ReplayJob | BeginningJob, ReplayOutcome>({
    program: new URL("./replay-thread.ts", import.meta.url),
    data: storage.kind === "postgres" ? { ...storage, poolSize: 1 } : storage,
    threads: 1,
    mostWaiting: MOST_WAITING,
    idleMs: IDLE_MS,
    mostMegabytes: MOST_MEGABYTES,
    niceness: NICENESS,
  });
  return {
    replay: async (job) => {
      if (pool.queueSize >= MOST_WAITING) throw new ReplaysBusy();
      return pool.run(job, { signal: AbortSignal.timeout(LONGEST_MS) });
    },
    close: () => pool.destroy(),
  };
}
