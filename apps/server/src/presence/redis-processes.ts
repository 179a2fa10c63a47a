/** The registry of processes in Redis: a record each, believed until its lease runs out. */
import { z } from "zod";
import { type ProcessRegistry, processSchema, type ServerProcess, StorageMismatch } from "./processes.ts";
import { channelOf } from "./redis-bus.ts";
import { RedisScript, type RedisStore } from "./redis-store.ts";
import type { Timings } from "./timings.ts";

/** Process id -> end of its lease, process id -> record, process id -> database. */
const KEYS = ["processes", "process-records", "process-storages", channelOf("process")] as const;

/** ARGV: id, record, storage, lease. Returns the storage of a live process that has another one, or false. */
const CONFIRM = new RedisScript(`
local others = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. now, '+inf')
for _, id in ipairs(others) do
  local storage = redis.call('HGET', KEYS[3], id)
  if id ~= ARGV[1] and storage and storage ~= ARGV[3] then return storage end
end
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) then
  redis.call('PUBLISH', KEYS[4], '{"kind":"joined","processId":' .. cjson.encode(ARGV[1]) .. '}')
end
redis.call('ZADD', KEYS[1], now + ARGV[4], ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('HSET', KEYS[3], ARGV[1], ARGV[3])
return false`);

/** Buries processes whose lease ran out, and says so once. */
const SWEEP = new RedisScript(`
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do
  redis.call('ZREM', KEYS[1], id)
  redis.call('HDEL', KEYS[2], id)
  redis.call('HDEL', KEYS[3], id)
  redis.call('PUBLISH', KEYS[4], '{"kind":"lost","processId":' .. cjson.encode(id) .. '}')
end`);

/** ARGV: id. */
const LEAVE = new RedisScript(`
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
if redis.call('ZREM', KEYS[1], ARGV[1]) == 1 then
  redis.call('PUBLISH', KEYS[4], '{"kind":"left","processId":' .. cjson.encode(ARGV[1]) .. '}')
end`);

const LIST = new RedisScript(`
local records = {}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. now, '+inf')) do
  records[#records + 1] = redis.call('HGET', KEYS[2], id) or nil
end
return records`);

/** ARGV: id. */
const IS_ALIVE = new RedisScript(`
local lease = redis.call('ZSCORE', KEYS[1], ARGV[1])
return (lease and tonumber(lease) > now) and 1 or 0`);

export class RedisProcessRegistry implements ProcessRegistry {
  readonly #store: RedisStore;
  readonly #timings: Timings;
  #self: ServerProcess;
  #hasLeft = false;

  private constructor(store: RedisStore, self: ServerProcess, timings: Timings) {
    this.#store = store;
    this.#self = self;
    this.#timings = timings;
  }

  /** @throws StorageMismatch */
  static async join(store: RedisStore, self: ServerProcess, timings: Timings): Promise<RedisProcessRegistry> {
    const registry = new RedisProcessRegistry(store, self, timings);
    await registry.sweep();
    await registry.confirm();
    return registry;
  }

  get self(): ServerProcess {
    return this.#self;
  }

  async list(): Promise<readonly ServerProcess[]> {
    const records = z.array(z.string()).parse(await this.#store.run(LIST, KEYS));
    return records.map((record) => processSchema.parse(JSON.parse(record)));
  }

  async isAlive(processId: string): Promise<boolean> {
    return (await this.#store.run(IS_ALIVE, KEYS, [processId])) === 1;
  }

  async drain(): Promise<void> {
    this.#self = { ...this.#self, draining: true };
    await this.confirm();
  }

  /** Renews this process's lease. */
  async confirm(): Promise<void> {
    if (this.#hasLeft) return;
    const { processId, storage } = this.#self;
    const values = [processId, JSON.stringify(this.#self), storage, this.#timings.processLease];
    const other = await this.#store.run(CONFIRM, KEYS, values);
    if (typeof other === "string") throw new StorageMismatch(storage, other);
  }

  async sweep(): Promise<void> {
    await this.#store.run(SWEEP, KEYS);
  }

  async leave(): Promise<void> {
    this.#hasLeft = true;
    await this.#store.run(LEAVE, KEYS, [this.#self.processId]);
  }
}
