/** The server processes of the site, as long as they say that they live. */
import { z } from "zod";
import type { Bus } from "../cluster/bus.ts";

export const processSchema = z.object({
  processId: z.string(),
  /** host:port under which browsers reach it. */
  publicAddress: z.string(),
  /** Identity of the database that it writes to (Database.identity). */
  storage: z.string(),
  startedAt: z.number(),
  /** A draining process takes no new matches and says goodbye to its old ones. */
  draining: z.boolean(),
});
export type ServerProcess = z.infer<typeof processSchema>;

/** Thrown when live processes on the same Redis use another database: matches of one would be lost to others. */
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
  /** Says that this process takes no new matches. */
  drain(): Promise<void>;
  /** Says that this process is gone: what it had is for others to take over, at once. It is not heard of again. */
  leave(): Promise<void>;
}

/** The registry of a process that is alone. */
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
