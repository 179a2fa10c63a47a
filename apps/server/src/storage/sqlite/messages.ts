/** What the main thread and the SQLite worker say to each other. */
import type { Statement } from "../database.ts";

export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface GuardedStatements {
  readonly guard: Statement;
  readonly effects: readonly Statement[];
}

export type WorkerRequest =
  | { readonly id: number; readonly kind: "run"; readonly statement: Statement }
  | { readonly id: number; readonly kind: "batch"; readonly writes: readonly GuardedStatements[] }
  | { readonly id: number; readonly kind: "close" };

export interface WorkerError {
  readonly message: string;
  readonly code: string | undefined;
}

export type WorkerReply =
  | { readonly id: number; readonly kind: "result"; readonly result: StatementResult }
  | { readonly id: number; readonly kind: "results"; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly kind: "closed" }
  | { readonly id: number; readonly kind: "error"; readonly error: WorkerError };

export interface WorkerOptions {
  readonly file: string;
  readonly busyTimeout: number;
}
