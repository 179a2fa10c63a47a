/** PostgreSQL, for any number of processes on any number of hosts. */
import { Kysely, PostgresDialect } from "kysely";
import { type ClientConfig, Pool, types } from "pg";
import type { Database, GuardedOutcome, GuardedWrite } from "../database.ts";
import { migrate } from "../migrations/migrate.ts";
import type { Tables } from "../tables.ts";
import { BatchConnection } from "./batch-connection.ts";

const INT8 = types.builtins.INT8;

/**
 * Timeouts make an unreachable server an answer rather than a wait. The transaction timeout frees the locks
 * of a process that was stopped in the middle of a batch. Nothing accepted may be lost, so commits wait for
 * the disk whatever the server's default is.
 */
function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: "spellroom",
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    statement_timeout: 9000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    options: "-c synchronous_commit=on",
    types: {
      // Times and counters are far below 2^53.
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : types.getTypeParser(oid, format),
    },
  };
}

/** Opens (and migrates) the database at a postgres:// address. */
export async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const config = clientConfig(url);
  const pool = new Pool({ ...config, max: poolSize });
  // An idle connection that breaks is replaced at its next use; that use reports the failure.
  pool.on("error", () => undefined);
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(query, "postgres");
    const site = await query
      .selectFrom("site")
      .select("value")
      .where("key", "=", "identity")
      .executeTakeFirstOrThrow();
    return new PostgresDatabase(query, new BatchConnection(config), `postgres:${site.value}`);
  } catch (error) {
    await query.destroy();
    throw error;
  }
}

class PostgresDatabase implements Database {
  readonly dialect = "postgres";
  readonly query: Kysely<Tables>;
  readonly identity: string;
  readonly #batches: BatchConnection;

  constructor(query: Kysely<Tables>, batches: BatchConnection, identity: string) {
    this.query = query;
    this.identity = identity;
    this.#batches = batches;
  }

  async batch(writes: readonly GuardedWrite[]): Promise<readonly GuardedOutcome[]> {
    return this.#batches.batch(writes);
  }

  async ping(): Promise<void> {
    await this.query.selectFrom("site").select("key").limit(1).execute();
  }

  async close(): Promise<void> {
    await this.#batches.close();
    await this.query.destroy();
  }
}
