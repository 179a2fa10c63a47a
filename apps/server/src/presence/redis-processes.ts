/**
 * The registry of processes in Redis: a record each, believed until its lease runs out.
 *
 * A process is declared dead only by a registry that has been watching for a whole lease. One that was flushed, or that comes
 * back from an outage with the leases of before it, knows nothing of processes that were well all the time: until a lease has
 * passed, in which the living confirm themselves, it takes nobody for dead but those who have said goodbye.
 */
import { z } from "zod";
import { channelOf } from "../cluster/redis-bus.ts";
import { RedisScript, type RedisStore } from "../cluster/redis-store.ts";
import type { Timings } from "../cluster/timings.ts";
import { type ProcessRegistry, processSchema, type ServerProcess, StorageMismatch } from "./processes.ts";

/**
 * Process id -> end of its lease, process id -> record, process id -> database; when anybody last asked and since when that was
 * never longer ago than a lease; process id -> when it said goodbye.
 */
const KEYS = [
  "processes",
  "process-records",
  "process-storages",
  channelOf("process"),
  "process-watch",
  "process-goodbyes",
] as const;
/** How long unregistrations are remembered: longer than any process's idea of a match's owner can be outdated. */
const GOODBYE_MS = 60 * 60 * 1_000;

/** `watches(lease)`: whether the registry has been asked without a gap for a lease; a clock that was set is a gap, too. */
const WATCHES = `
local function watches(lease)
  local seen = tonumber(redis.call('HGET', KEYS[5], 'seen') or -1)
  if seen > now or now - seen > lease then redis.call('HSET', KEYS[5], 'since', now) end
  redis.call('HSET', KEYS[5], 'seen', now)
  return now - tonumber(redis.call('HGET', KEYS[5], 'since')) >= lease
end`;

/** ARGV: id, record, storage, lease. Returns the storage of a live process that has another one, or false. */
const CONFIRM = new RedisScript(`${WATCHES}
watches(tonumber(ARGV[4]))
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

/** Removes processes whose lease ran out, and reports each once. ARGV: lease. */
const SWEEP = new RedisScript(`${WATCHES}
if not watches(tonumber(ARGV[1])) then return end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do
  redis.call('ZREM', KEYS[1], id)
  redis.call('HDEL', KEYS[2], id)
  redis.call('HDEL', KEYS[3], id)
  redis.call('PUBLISH', KEYS[4], '{"kind":"lost","processId":' .. cjson.encode(id) .. '}')
end`);

/** ARGV: id, how long unregistrations are remembered. */
const LEAVE = new RedisScript(`
redis.call('ZADD', KEYS[6], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[6], '-inf', now - ARGV[2])
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

/** ARGV: id, lease. An end further away than a lease is of a clock that was set back since. */
const IS_ALIVE = new RedisScript(`${WATCHES}
local lease = tonumber(ARGV[2])
if redis.call('ZSCORE', KEYS[6], ARGV[1]) then return 0 end
if not watches(lease) then return 1 end
local till = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0)
return (till > now and till <= now + lease) and 1 or 0`);

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
    return (await this.#store.run(IS_ALIVE, KEYS, [processId, this.#timings.processLease])) === 1;
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
    await this.#store.run(SWEEP, KEYS, [this.#timings.processLease]);
  }

  async leave(): Promise<void> {
    this.#hasLeft = true;
    await this.#store.run(LEAVE, KEYS, [this.#self.processId, GOODBYE_MS]);
  }
}
