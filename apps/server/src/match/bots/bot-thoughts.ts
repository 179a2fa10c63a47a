/** The threads that bots think on, and their queue, as the rest of the process sees them (ADR 31). */
import { availableParallelism } from "node:os";
import type { HintView, WireChoice } from "@spellroom/protocol";
import type { SealedWorld } from "@spellroom/view";
import { openThreadPool } from "../../operation/thread-pool.ts";

/** What a bot is to think about, and for how long. Without a world it only starts a thread. */
export interface Thought {
  /** Its id, with its style. */
  readonly bot: string;
  readonly world: SealedWorld | null;
  readonly milliseconds: number;
}

type HintAnswers = HintView["answers"];

/** A thread's task: a bot's choice, or hints for a person who plays against bots. */
export type ThreadJob =
  | ({ readonly kind: "answer" } & Thought)
  | { readonly kind: "hint"; readonly world: SealedWorld; readonly milliseconds: number };

export interface ThreadResult {
  readonly choice: WireChoice | null;
  readonly answers: HintAnswers | null;
}

export interface BotThoughts {
  /** Which part of its usual time a bot should take now: the less, the more are waiting. From 1 down to 0. */
  readonly share: number;
  /** Starts a thread, since the first thought would have to wait for it. */
  wake(): void;
  /** @throws when the thread fails, is too busy, or exceeds its time */
  think(thought: Thought): Promise<WireChoice | null>;
  /** Choices that a search prefers, for a person who asks; `null` if there is only one choice, or too many ask. @throws as `think` */
  hint(world: SealedWorld): Promise<HintAnswers | null>;
  close(): Promise<void>;
}

export interface BotThoughtsOptions {
  /** Replaces the bots' program in tests. */
  readonly program?: URL;
  /** How far beyond its time a thought is waited for. */
  readonly graceMs?: number;
  /** After how much more time a thread counts as hung and is replaced. */
  readonly lostMs?: number;
}

/** How many may wait for each thread; further choices are made without searching. */
const MOST_WAITING = 24;
const GRACE_MS = 1_000;
const LOST_MS = 30_000;
const MOST_MEGABYTES = 384;
const IDLE_MS = 60_000;
/** As long as the strongest bot thinks. */
const HINT_MS = 1_000;
/** How many hints may be pending for each thread, so that requests for more don't keep bots from thinking. */
const MOST_HINTS = 2;
/** People's choices take precedence over bots' where there are too few cores for both. */
const NICENESS = 5;

/** Threads start with the first thought and end some time after the last. */
export function openBotThoughts({
  program,
  graceMs = GRACE_MS,
  lostMs = LOST_MS,
}: BotThoughtsOptions = {}): BotThoughts {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const pool = openThreadPool<ThreadJob, ThreadResult>({
    program: program ?? new URL("./bot-thread.ts", import.meta.url),
    threads,
    mostWaiting: MOST_WAITING * threads,
    idleMs: IDLE_MS,
    mostMegabytes: MOST_MEGABYTES,
    niceness: NICENESS,
  });
  const run = (job: ThreadJob): Promise<ThreadResult> =>
    pool.run(job, { signal: AbortSignal.timeout(Math.round(job.milliseconds + lostMs)) });
  let hints = 0;
  const share = (): number => 1 / (1 + pool.queueSize / threads);
  /** The result, unless it takes much longer than its time. */
  const inTime = async (job: ThreadJob): Promise<ThreadResult> => {
    const thinking = run(job);
    const late = Promise.withResolvers<never>();
    const milliseconds = Math.round(job.milliseconds + graceMs);
    const timer = setTimeout(() => late.reject(new Error("a bot's thought is late")), milliseconds);
    try {
      return await Promise.race([thinking, late.promise]);
    } finally {
      clearTimeout(timer);
      // Nobody waits for this thought any more, so its outcome doesn't matter.
      thinking.catch(() => undefined);
    }
  };
  return {
    get share() {
      return share();
    },
    wake: () => {
      if (pool.threads.length > 0) return;
      run({ kind: "answer", bot: "", world: null, milliseconds: 0 }).catch(() => undefined);
    },
    think: async (thought) => (await inTime({ kind: "answer", ...thought })).choice,
    hint: async (world) => {
      if (hints >= MOST_HINTS * threads) return null;
      hints++;
      try {
        // The caller waits for nothing else; a thread may have to be started first.
        return (await run({ kind: "hint", world, milliseconds: HINT_MS * share() })).answers;
      } finally {
        hints--;
      }
    },
    close: () => pool.destroy(),
  };
}
