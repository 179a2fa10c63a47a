/**
 * The connection that journal batches go through. It pipelines: all guards travel together and all effects
 * with the commit, so a batch costs two round trips whatever its size. Any failure throws the connection
 * away, because after one nobody knows what its transaction still holds.
 */
import { Client, type ClientConfig, type QueryResult } from "pg";
import type { GuardedOutcome, GuardedWrite, Statement } from "../database.ts";
import { StorageUnavailable } from "../errors.ts";
import { Mutex } from "../mutex.ts";

export class BatchConnection {
  readonly #config: ClientConfig;
  readonly #mutex = new Mutex();
  #client: Client | undefined;
  #closed = false;

  constructor(config: ClientConfig) {
    this.#config = { ...config, pipeline: true };
  }

  /** Carries the writes out in one transaction; see Database.batch. */
  async batch(writes: readonly GuardedWrite[]): Promise<readonly GuardedOutcome[]> {
    return this.#mutex.with(async () => {
      const client = await this.#connected();
      try {
        return await runBatch(client, writes);
      } catch (error) {
        this.#discard(client);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#mutex.with(async () => {
      const client = this.#client;
      this.#client = undefined;
      await client?.end();
    });
  }

  async #connected(): Promise<Client> {
    if (this.#closed) throw new StorageUnavailable(new Error("closed"));
    if (this.#client !== undefined) return this.#client;
    const client = new Client(this.#config);
    client.on("error", () => this.#discard(client));
    await client.connect();
    this.#client = client;
    return client;
  }

  #discard(client: Client): void {
    if (this.#client === client) this.#client = undefined;
    // Ending politely may hang on a connection that is gone; nobody waits for it.
    client.end().catch(() => undefined);
  }
}

async function runBatch(client: Client, writes: readonly GuardedWrite[]): Promise<readonly GuardedOutcome[]> {
  const begun = client.query("begin");
  const guards = await settleAll([begun, ...writes.map(({ guard }) => send(client, guard))]);
  const outcomes = guards.slice(1).map(({ rowCount, rows }) => ({ applied: (rowCount ?? 0) > 0, rows }));
  const effects = writes.flatMap((write, index) => (outcomes[index]?.applied === true ? write.effects : []));
  await settleAll([...effects.map((effect) => send(client, effect)), client.query("commit")]);
  return outcomes;
}

function send(client: Client, { sql, parameters }: Statement): Promise<QueryResult> {
  return client.query(sql, [...parameters]);
}

/** Waits for all, so that no rejection goes unseen, and then throws the first. */
async function settleAll<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
