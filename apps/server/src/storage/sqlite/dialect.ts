/** Kysely's view of the SQLite worker: one connection, handed to one user at a time. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Mutex } from "../mutex.ts";
import type { SqliteConnection } from "./connection.ts";

export class SqliteWorkerDialect implements Dialect {
  readonly #connection: SqliteConnection;
  readonly #mutex: Mutex;

  constructor(connection: SqliteConnection, mutex: Mutex) {
    this.#connection = connection;
    this.#mutex = mutex;
  }

  createDriver(): Driver {
    return new SqliteWorkerDriver(this.#connection, this.#mutex);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }

  createIntrospector(db: Kysely<never>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/**
 * SQLite can roll back changes of the schema. Saying so makes the migrator work inside one transaction, and
 * since ours begin by taking the write lock, two processes that start together migrate one after the other.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteWorkerDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #mutex: Mutex;

  constructor(connection: SqliteConnection, mutex: Mutex) {
    this.#connection = connection;
    this.#mutex = mutex;
  }

  async init(): Promise<void> {
    await this.#connection.run({ sql: "select 1", parameters: [] });
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    return new WorkerDatabaseConnection(this.#connection);
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.unlock();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }
}

class WorkerDatabaseConnection implements DatabaseConnection {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#connection.run({ sql: compiled.sql, parameters: compiled.parameters });
    // The row's type is Kysely's claim about its own query; the database has no say in it.
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.changes) };
  }

  async *streamQuery<Row>(compiled: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(compiled);
  }
}
