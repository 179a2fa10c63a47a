/** Who is online at any process: for each account the processes that vouch for it, until their leases run out. */
import { z } from "zod";
import type { Person } from "../cluster/events.ts";
import { channelOf } from "../cluster/redis-bus.ts";
import { RedisScript, type RedisStore } from "../cluster/redis-store.ts";
import type { OnlineList, OnlineStore } from "./online.ts";

/**
 * Account -> when its last voucher ends; account -> time of arrival; account -> person; (prefix of) account's
 * vouchers: process -> end of its lease.
 */
const KEYS = ["online", "online-since", "online-people", "online-at:", channelOf("online")] as const;
/** Bounds the time that one script can keep Redis busy. */
const PEOPLE_PER_SCRIPT = 500;

const TELL_LEFT = `
local function forget(id)
  redis.call('ZREM', KEYS[1], id)
  redis.call('ZREM', KEYS[2], id)
  redis.call('HDEL', KEYS[3], id)
  redis.call('DEL', KEYS[4] .. id)
  redis.call('PUBLISH', KEYS[5], '{"count":' .. redis.call('ZCARD', KEYS[1])
    .. ',"change":{"kind":"left","id":' .. cjson.encode(id) .. '}}')
end`;

/** ARGV: process, lease, then id and person of each. */
const CONFIRM = new RedisScript(`
local till = now + ARGV[2]
for index = 3, #ARGV, 2 do
  local id, person = ARGV[index], ARGV[index + 1]
  local known = redis.call('ZSCORE', KEYS[1], id) and redis.call('HGET', KEYS[3], id)
  redis.call('HSET', KEYS[4] .. id, ARGV[1], till)
  redis.call('PEXPIRE', KEYS[4] .. id, ARGV[2])
  redis.call('ZADD', KEYS[1], 'GT', till, id)
  redis.call('ZADD', KEYS[2], 'NX', now, id)
  redis.call('HSET', KEYS[3], id, person)
  if known ~= person then
    redis.call('PUBLISH', KEYS[5], '{"count":' .. redis.call('ZCARD', KEYS[1])
      .. ',"change":{"kind":"arrived","person":' .. person .. '}}')
  end
end`);

/** ARGV: process, id. */
const LEAVE = new RedisScript(`${TELL_LEFT}
local id = ARGV[2]
redis.call('HDEL', KEYS[4] .. id, ARGV[1])
local latest = 0
for _, till in ipairs(redis.call('HVALS', KEYS[4] .. id)) do latest = math.max(latest, tonumber(till)) end
if latest > now then
  redis.call('ZADD', KEYS[1], 'XX', latest, id)
elseif redis.call('ZSCORE', KEYS[1], id) then
  forget(id)
end`);

const SWEEP = new RedisScript(`${TELL_LEFT}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do forget(id) end`);

/** ARGV: limit. */
const LIST = new RedisScript(`
local people = {}
for _, id in ipairs(redis.call('ZRANGE', KEYS[2], 0, ARGV[1] - 1)) do
  people[#people + 1] = redis.call('HGET', KEYS[3], id) or nil
end
return {redis.call('ZCARD', KEYS[1]), people}`);

/** ARGV: ids. */
const AMONG = new RedisScript(`
local online = {}
for _, id in ipairs(ARGV) do
  local till = redis.call('ZSCORE', KEYS[1], id)
  if till and tonumber(till) > now then online[#online + 1] = id end
end
return online`);

const personSchema = z.object({ id: z.string(), name: z.string() });

export class RedisOnlineStore implements OnlineStore {
  readonly #store: RedisStore;
  readonly #processId: string;
  readonly #lease: number;

  constructor(store: RedisStore, processId: string, lease: number) {
    this.#store = store;
    this.#processId = processId;
    this.#lease = lease;
  }

  async confirm(people: readonly Person[]): Promise<void> {
    for (let start = 0; start < people.length; start += PEOPLE_PER_SCRIPT) {
      const some = people.slice(start, start + PEOPLE_PER_SCRIPT);
      const values = some.flatMap(({ id, name }) => [id, JSON.stringify({ id, name })]);
      await this.#store.run(CONFIRM, KEYS, [this.#processId, this.#lease, ...values]);
    }
  }

  async leave(accountId: string): Promise<void> {
    await this.#store.run(LEAVE, KEYS, [this.#processId, accountId]);
  }

  async sweep(): Promise<void> {
    await this.#store.run(SWEEP, KEYS);
  }

  async list(limit: number): Promise<OnlineList> {
    const answer = z
      .tuple([z.number(), z.array(z.string())])
      .parse(await this.#store.run(LIST, KEYS, [limit]));
    const [count, people] = answer;
    return { count, people: people.map((person) => personSchema.parse(JSON.parse(person))) };
  }

  async among(accountIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (accountIds.length === 0) return new Set();
    return new Set(z.array(z.string()).parse(await this.#store.run(AMONG, KEYS, accountIds)));
  }
}
