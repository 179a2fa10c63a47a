/** The main thread's end of the SQLite worker: promises for its answers, and a new worker if one dies. */
import { Worker } from "node:worker_threads";
import type { Statement } from "../database.ts";
import { StorageUnavailable } from "../errors.ts";
import type {
  GuardedStatements,
  StatementResult,
  WorkerOptions,
  WorkerReply,
  WorkerRequest,
} from "./messages.ts";

/** A failure that SQLite reported, with its extended result code (SQLITE_CONSTRAINT_UNIQUE, ...). */
export class SqliteFailure extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = "SqliteFailure";
    this.code = code;
  }
}

type Body<R> = R extends { readonly id: number } ? Omit<R, "id"> : never;
interface Waiting {
  readonly resolve: (reply: WorkerReply) => void;
  readonly reject: (error: Error) => void;
}

export class SqliteConnection {
  readonly #options: WorkerOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #closed = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  async run(statement: Statement): Promise<StatementResult> {
    const reply = await this.#ask({ kind: "run", statement });
    if (reply.kind !== "result") throw new Error(`The SQLite worker answered a query with "${reply.kind}"`);
    return reply.result;
  }

  async batch(writes: readonly GuardedStatements[]): Promise<readonly StatementResult[]> {
    const reply = await this.#ask({ kind: "batch", writes });
    if (reply.kind !== "results") throw new Error(`The SQLite worker answered a batch with "${reply.kind}"`);
    return reply.results;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    const worker = this.#worker;
    if (worker !== undefined) await this.#ask({ kind: "close" });
    this.#closed = true;
    await worker?.terminate();
  }

  #ask(body: Body<WorkerRequest>): Promise<WorkerReply> {
    if (this.#closed) return Promise.reject(new StorageUnavailable(new Error("closed")));
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...body });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: this.#options });
    worker.on("message", (reply: WorkerReply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (reply.kind === "error") waiting?.reject(new SqliteFailure(reply.error.message, reply.error.code));
      else waiting?.resolve(reply);
    });
    worker.on("error", (error) => this.#lost(worker, error));
    worker.on("exit", (code) => this.#lost(worker, new Error(`The SQLite worker ended with code ${code}`)));
    return worker;
  }

  /** Rejects the pending calls of a worker that died; the next call starts another. */
  #lost(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new StorageUnavailable(cause));
  }
}
