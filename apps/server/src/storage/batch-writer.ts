/**
 * Group commit: whatever is queued when the last commit is done becomes the next transaction, so that under
 * load many matches share one wait for the disk and a lone write waits for nobody.
 */
import type { Database, GuardedOutcome, GuardedWrite } from "./database.ts";
import { isConflict, isUnavailable, StorageUnavailable } from "./errors.ts";

/** Bounds how long one transaction can hold its locks. */
const LARGEST_BATCH = 64;
/** How often a write that lost against another process's transaction is tried again. */
const CONFLICT_RETRIES = 5;

/** Called after every transaction; for metrics. */
export interface BatchReport {
  readonly size: number;
  readonly milliseconds: number;
  readonly failed: boolean;
}

interface Queued {
  readonly key: string;
  readonly write: GuardedWrite;
  readonly resolve: (outcome: GuardedOutcome) => void;
  readonly reject: (error: Error) => void;
}

export class BatchWriter {
  readonly #database: Database;
  readonly #report: (report: BatchReport) => void;
  #queue: Queued[] = [];
  #running: Promise<void> | undefined;

  constructor(database: Database, report: (report: BatchReport) => void = () => undefined) {
    this.#database = database;
    this.#report = report;
  }

  /**
   * Queues a write. Writes with the same key happen in the order in which they were submitted.
   * @throws StorageUnavailable if the database can't be reached (the write may or may not have happened),
   * or the database's error if this very write is impossible; others of its batch are not affected.
   */
  submit(key: string, write: GuardedWrite): Promise<GuardedOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ key, write, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is queued or being written. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    // Lets everything that is submitted in this turn of the event loop join the first batch.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice(0, LARGEST_BATCH);
      this.#queue = this.#queue.slice(LARGEST_BATCH);
      await this.#commit(batch.toSorted(byKey));
    }
    this.#running = undefined;
  }

  async #commit(batch: readonly Queued[], retries = CONFLICT_RETRIES): Promise<void> {
    const begun = performance.now();
    try {
      const outcomes = await this.#database.batch(batch.map(({ write }) => write));
      this.#report({ size: batch.length, milliseconds: performance.now() - begun, failed: false });
      for (const [index, queued] of batch.entries()) {
        queued.resolve(outcomes[index] ?? { applied: false, rows: [] });
      }
    } catch (error) {
      this.#report({ size: batch.length, milliseconds: performance.now() - begun, failed: true });
      await this.#failed(batch, error, retries);
    }
  }

  /** One impossible write undid the whole transaction: the others get one of their own. */
  async #failed(batch: readonly Queued[], error: unknown, retries: number): Promise<void> {
    if (isUnavailable(error) || (isConflict(error) && retries === 0)) {
      for (const queued of batch) queued.reject(new StorageUnavailable(error));
    } else if (batch.length > 1) {
      for (const queued of batch) await this.#commit([queued]);
    } else if (isConflict(error)) {
      await this.#commit(batch, retries - 1);
    } else {
      batch[0]?.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** Row locks are always taken in the same order, so that two processes' batches can't deadlock. */
function byKey(left: Queued, right: Queued): number {
  if (left.key === right.key) return 0;
  return left.key < right.key ? -1 : 1;
}
