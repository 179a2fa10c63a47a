/**
 * The Redis that processes share. Every change that must be atomic is one Lua script, and scripts
 * take the time from Redis, so that processes need not agree on it. Commands have a deadline and are not
 * queued while the connection is down: an outage is reported at once.
 */
import { createHash } from "node:crypto";
import { createClient } from "redis";
import { CoordinationUnavailable } from "./coordination-unavailable.ts";

const DEADLINE_MS = 3000;
const LONGEST_RECONNECT_MS = 2000;

function makeClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 4000,
    socket: {
      connectTimeout: DEADLINE_MS,
      // A connection that does not answer pings is dead.
      socketTimeout: 12_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_RECONNECT_MS),
    },
  });
}

export type RedisClient = ReturnType<typeof makeClient>;

/** A Lua script. It begins with `local now`, in milliseconds, already there. */
export class RedisScript {
  readonly source: string;
  readonly hash: string;

  constructor(body: string) {
    this.source = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
${body}`;
    this.hash = createHash("sha1").update(this.source).digest("hex");
  }
}

export interface RedisStoreOptions {
  readonly url: string;
  /** What every key and channel begins with. */
  readonly prefix: string;
  readonly onError: (error: unknown) => void;
}

export class RedisStore {
  readonly client: RedisClient;
  readonly prefix: string;
  readonly #onError: (error: unknown) => void;
  readonly #others: RedisClient[] = [];

  private constructor(options: RedisStoreOptions) {
    this.client = makeClient(options.url);
    this.prefix = options.prefix;
    this.#onError = options.onError;
    this.client.on("error", options.onError);
  }

  /** @throws CoordinationUnavailable if Redis can't be reached now: a server doesn't start without it. */
  static async connect(options: RedisStoreOptions): Promise<RedisStore> {
    const store = new RedisStore(options);
    try {
      await deadline(store.client.connect());
    } catch (error) {
      store.client.destroy();
      throw new CoordinationUnavailable(error);
    }
    return store;
  }

  /** Another connection, for subscribing or blocking; closed with the store. */
  async connection(): Promise<RedisClient> {
    const other = this.client.duplicate();
    other.on("error", this.#onError);
    this.#others.push(other);
    await this.#answer(other.connect());
    return other;
  }

  key(name: string): string {
    return this.prefix + name;
  }

  /** Runs a script; keys are given without the prefix. @throws CoordinationUnavailable */
  async run(
    script: RedisScript,
    keys: readonly string[],
    values: readonly (string | number)[] = [],
  ): Promise<unknown> {
    const parameters = { keys: keys.map((key) => this.key(key)), arguments: values.map(String) };
    return this.#answer(this.#evaluate(script, parameters));
  }

  async ping(): Promise<void> {
    await this.#answer(this.client.ping());
  }

  close(): void {
    for (const client of [this.client, ...this.#others]) if (client.isOpen) client.destroy();
  }

  async #evaluate(
    script: RedisScript,
    parameters: { keys: string[]; arguments: string[] },
  ): Promise<unknown> {
    try {
      return await this.client.evalSha(script.hash, parameters);
    } catch (error) {
      const unknownScript = error instanceof Error && error.message.startsWith("NOSCRIPT");
      if (!unknownScript) throw error;
      return this.client.eval(script.source, parameters);
    }
  }

  async #answer<Result>(question: Promise<Result>): Promise<Result> {
    try {
      return await deadline(question);
    } catch (error) {
      // An error reply is our own bug, unless the server says that it can't serve now.
      if (error instanceof Error && /^(ERR|WRONGTYPE|NOPERM)/.test(error.message)) throw error;
      throw new CoordinationUnavailable(error);
    }
  }
}

async function deadline<Result>(question: Promise<Result>): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error(`No answer within ${DEADLINE_MS} ms`)),
    DEADLINE_MS,
  );
  try {
    return await Promise.race([question, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
