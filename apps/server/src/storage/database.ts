/**
 * One database behind one query layer. Reads and single writes go through `query`; writes that must hold a
 * condition and others together go through `batch`, which is the only kind of transaction there is: the
 * caller never holds a lock across an await of its own.
 */
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** As a compiled query is, and one that was kept. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A write that happens only if its guard, an insert or update, touches a row. */
export interface GuardedWrite {
  readonly guard: Statement;
  /** Carried out in order after a guard that touched a row, in the same transaction. */
  readonly effects: readonly Statement[];
}

export interface GuardedOutcome {
  readonly applied: boolean;
  /** What the guard returned, if it has a RETURNING clause. */
  readonly rows: readonly unknown[];
}

export interface Database {
  readonly dialect: "sqlite" | "postgres";
  readonly query: Kysely<Tables>;
  /** Equal for two processes exactly when they may share matches: the same server, or file on one host. */
  readonly identity: string;
  /**
   * Carries the writes out in one durable transaction. A guard that touches nothing is not an error.
   * @throws whatever the database says, in which case none of them happened, or, when the connection broke
   * while committing, it is unknown whether all or none did.
   */
  batch(writes: readonly GuardedWrite[]): Promise<readonly GuardedOutcome[]>;
  /** Resolves if the database answers now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
