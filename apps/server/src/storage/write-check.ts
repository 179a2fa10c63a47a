/**
 * Whether journals can be written now. A database on a full disk goes on answering questions, and even takes small writes as long
 * as its log has room that it has used before; so what is written here is as large as a busy moment's journal, by the same way.
 */
import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

const PROBE_BYTES = 256 * 1_024;
/** Anyone may check whether a process is ready, so the disk is checked no more often than this. */
const FRESH_MS = 2_000;

export class WriteCheck {
  readonly #database: Database;
  readonly #now: () => number;
  #last: { readonly at: number; readonly result: Promise<void> } | undefined;

  constructor(database: Database, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#now = now;
  }

  /** Resolves if what is written now is kept. @throws the database's error */
  run(): Promise<void> {
    const now = this.#now();
    if (this.#last && now - this.#last.at < FRESH_MS) return this.#last.result;
    const result = this.#write();
    // The first caller gets the rejection; the promise that is kept for later callers has no handler yet.
    result.catch(() => undefined);
    this.#last = { at: now, result };
    return result;
  }

  /** Random, so that no page stays as it was. */
  async #write(): Promise<void> {
    const value = randomBytes(PROBE_BYTES / 2).toString("hex");
    const { query } = this.#database;
    await this.#database.batch([
      {
        guard: query
          .insertInto("site")
          .values({ key: "write-check", value })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
          .compile(),
        effects: [],
      },
    ]);
  }
}
