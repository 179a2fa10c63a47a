/** Worker threads for what would hold up players on the process's own thread. */
import { Piscina } from "piscina";
import { behindMatches } from "./thread-priority.ts";

export interface ThreadPoolOptions {
  /** The module whose default export does a job. */
  readonly program: URL;
  /** The data that every thread is started with. */
  readonly data?: unknown;
  readonly threads: number;
  /** Jobs that wait for those before them; further ones are refused. */
  readonly mostWaiting: number;
  /** An idle thread ends after this long. */
  readonly idleMs: number;
  /** Of each thread's heap. */
  readonly mostMegabytes: number;
  /** How far matches take precedence over these jobs where there are too few cores for both. */
  readonly niceness: number;
}

/** Threads start with the first job. A thread that dies fails only its own job, and is replaced with the next one. */
export function openThreadPool<Job, Answer>(options: ThreadPoolOptions): Piscina<Job, Answer> {
  const pool = new Piscina<Job, Answer>({
    filename: options.program.href,
    workerData: options.data,
    minThreads: 0,
    maxThreads: options.threads,
    maxQueue: options.mostWaiting,
    idleTimeout: options.idleMs,
    // A thread that waits for its next job blocks nothing, such as its database's own thread.
    atomics: "disabled",
    niceIncrement: behindMatches(options.niceness),
    resourceLimits: { maxOldGenerationSizeMb: options.mostMegabytes },
  });
  // Without a listener a dead thread, or an answer that comes after the pool was closed, would end the process. The caller that waits
  // for a job is told by the job itself.
  pool.on("error", () => undefined);
  return pool;
}
