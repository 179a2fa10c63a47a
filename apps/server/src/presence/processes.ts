/** The registry of the site's server processes. */
import { z } from "zod";
import type { Bus } from "../cluster/bus.ts";

export const processSchema = z.object({
  processId: z.string(),
  /** host:port under which browsers reach it. */
  publicAddress: z.string(),
  /** Identity of the database that it writes to (Database.identity). */
  storage: z.string(),
  startedAt: z.number(),
  /** A draining process accepts no new matches and releases its old ones. */
  draining: z.boolean(),
});
export type ServerProcess = z.infer<typeof processSchema>;

/** Thrown when live processes on the same Redis use another database: they couldn't find each other's matches. */
export class StorageMismatch extends Error {
  constructor(own: string, others: string) {
    super(
      "REDIS_URL names a Redis on which other live server processes use another database. Processes that share " +
        "a Redis share their matches, so they need the same PostgreSQL (DATABASE_URL), or, on one host only, " +
        `the same SQLite file (one DATA_DIR). This process: ${own}; the others: ${others}`,
    );
    this.name = "StorageMismatch";
  }
}

export interface ProcessRegistry {
  readonly self: ServerProcess;
  /** Every live process, this one included. */
  list(): Promise<readonly ServerProcess[]>;
  /**
   * Whether this process confirmed itself recently, or may have where nobody could have known; the question before taking over
   * its matches.
   */
  isAlive(processId: string): Promise<boolean>;
  /** Announces that this process accepts no new matches. */
  drain(): Promise<void>;
  /** Unregisters this process for good: its matches may be taken over at once. */
  leave(): Promise<void>;
}

/** The registry of a single process. */
export class MemoryProcessRegistry implements ProcessRegistry {
  readonly #bus: Bus;
  #self: ServerProcess;
  #hasLeft = false;

  constructor(self: ServerProcess, bus: Bus) {
    this.#self = self;
    this.#bus = bus;
    this.#bus.publish("process", { kind: "joined", processId: self.processId });
  }

  get self(): ServerProcess {
    return this.#self;
  }

  async list(): Promise<readonly ServerProcess[]> {
    return [this.#self];
  }

  async isAlive(processId: string): Promise<boolean> {
    return processId === this.#self.processId && !this.#hasLeft;
  }

  async drain(): Promise<void> {
    this.#self = { ...this.#self, draining: true };
  }

  async leave(): Promise<void> {
    this.#hasLeft = true;
  }
}
