/** SQLite in one file, for one process or several on the same host. */
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Database, GuardedOutcome, GuardedWrite } from "../database.ts";
import { migrate } from "../migrations/migrate.ts";
import { Mutex } from "../mutex.ts";
import type { Tables } from "../tables.ts";
import { SqliteConnection } from "./connection.ts";
import { SqliteWorkerDialect } from "./dialect.ts";

export const DATABASE_FILE = "spellroom.db";
/** How long a commit waits for another process that is writing. */
const BUSY_TIMEOUT_MS = 5000;

/** Opens (and makes, and migrates) the database in a directory. */
export async function openSqlite(directory: string): Promise<Database> {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, DATABASE_FILE);
  const connection = new SqliteConnection({ file, busyTimeout: BUSY_TIMEOUT_MS });
  const mutex = new Mutex();
  const query = new Kysely<Tables>({ dialect: new SqliteWorkerDialect(connection, mutex) });
  try {
    await migrate(query, "sqlite");
  } catch (error) {
    await query.destroy();
    throw error;
  }
  return new SqliteDatabase({ connection, mutex, query, identity: fileIdentity(file) });
}

interface Parts {
  readonly connection: SqliteConnection;
  readonly mutex: Mutex;
  readonly query: Kysely<Tables>;
  readonly identity: string;
}

class SqliteDatabase implements Database {
  readonly dialect = "sqlite";
  readonly query: Kysely<Tables>;
  readonly identity: string;
  readonly #connection: SqliteConnection;
  readonly #mutex: Mutex;

  constructor(parts: Parts) {
    this.query = parts.query;
    this.identity = parts.identity;
    this.#connection = parts.connection;
    this.#mutex = parts.mutex;
  }

  async batch(writes: readonly GuardedWrite[]): Promise<readonly GuardedOutcome[]> {
    // Compiled queries also carry their syntax tree, which must not be copied to the worker.
    const statements = writes.map(({ guard, effects }) => ({
      guard: { sql: guard.sql, parameters: guard.parameters },
      effects: effects.map(({ sql, parameters }) => ({ sql, parameters })),
    }));
    const results = await this.#mutex.with(() => this.#connection.batch(statements));
    return results.map(({ changes, rows }) => ({ applied: changes > 0, rows }));
  }

  async ping(): Promise<void> {
    await this.#connection.run({ sql: "select 1", parameters: [] });
  }

  async close(): Promise<void> {
    await this.query.destroy();
  }
}

/**
 * The file and the running kernel. WAL needs memory that all its users share, so a copy of the file, or the
 * same file over a network, is another database; two containers that mount it on one host are not.
 */
function fileIdentity(file: string): string {
  const { dev, ino } = statSync(file);
  return `sqlite:${kernelIdentity()}:${dev}:${ino}`;
}

function kernelIdentity(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return hostname();
  }
}
