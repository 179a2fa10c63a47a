/** The lobby in Redis: every listing has an owner process, an epoch and a lease. */
import { LISTING_PAGE } from "@spellroom/protocol/http";
import { z } from "zod";
import { type Listing, listingSchema } from "../cluster/listing.ts";
import { channelOf } from "../cluster/redis-bus.ts";
import { RedisScript, type RedisStore } from "../cluster/redis-store.ts";
import type { ListingPage, Lobby } from "./lobby.ts";

/** Match -> start; match -> lease; match -> listing; match -> epoch; counter of changes. */
const KEYS = [
  "lobby-starts",
  "lobby-leases",
  "lobby-listings",
  "lobby-epochs",
  "lobby-version",
  channelOf("lobby"),
] as const;
const LISTINGS_PER_SCRIPT = 200;

const FORGET = `
local function forget(id)
  for _, key in ipairs({KEYS[1], KEYS[2]}) do redis.call('ZREM', key, id) end
  for _, key in ipairs({KEYS[3], KEYS[4]}) do redis.call('HDEL', key, id) end
  redis.call('PUBLISH', KEYS[6], '{"version":' .. redis.call('INCR', KEYS[5])
    .. ',"change":{"kind":"removed","id":' .. cjson.encode(id) .. '}}')
end`;

/**
 * ARGV: lease, then id, epoch, start and listing of each. Only what changed is told; a later owner's listing
 * stays.
 */
const PUT = new RedisScript(`
for index = 2, #ARGV, 4 do
  local id, epoch, start, listing = ARGV[index], tonumber(ARGV[index + 1]), ARGV[index + 2], ARGV[index + 3]
  local known = tonumber(redis.call('HGET', KEYS[4], id) or 0)
  if known <= epoch then
    redis.call('ZADD', KEYS[1], start, id)
    redis.call('ZADD', KEYS[2], now + ARGV[1], id)
    redis.call('HSET', KEYS[4], id, epoch)
    if redis.call('HGET', KEYS[3], id) ~= listing then
      redis.call('HSET', KEYS[3], id, listing)
      redis.call('PUBLISH', KEYS[6], '{"version":' .. redis.call('INCR', KEYS[5])
        .. ',"change":{"kind":"put","listing":' .. listing .. '}}')
    end
  end
end`);

/** ARGV: id, epoch. */
const REMOVE = new RedisScript(`${FORGET}
local known = redis.call('HGET', KEYS[4], ARGV[1])
if known and tonumber(known) <= tonumber(ARGV[2]) then forget(ARGV[1]) end`);

const SWEEP = new RedisScript(`${FORGET}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now)) do forget(id) end`);

/** ARGV: first, last. */
const LIST = new RedisScript(`
local listings = {}
for _, id in ipairs(redis.call('ZREVRANGE', KEYS[1], ARGV[1], ARGV[2])) do
  listings[#listings + 1] = redis.call('HGET', KEYS[3], id) or nil
end
return {tonumber(redis.call('GET', KEYS[5]) or 0), redis.call('ZCARD', KEYS[1]), listings}`);

/** ARGV: id. */
const GET = new RedisScript(`return redis.call('HGET', KEYS[3], ARGV[1])`);

const listSchema = z.tuple([z.number(), z.number(), z.array(z.string())]);

export class RedisLobby implements Lobby {
  readonly #store: RedisStore;
  readonly #lease: number;
  /** What this process confirms. */
  readonly #own = new Map<string, Listing>();

  constructor(store: RedisStore, lease: number) {
    this.#store = store;
    this.#lease = lease;
  }

  async put(listing: Listing): Promise<void> {
    this.#own.set(listing.matchId, listing);
    await this.#put([listing]);
  }

  async remove(matchId: string): Promise<void> {
    const listing = this.#own.get(matchId);
    if (listing === undefined) return;
    this.#own.delete(matchId);
    await this.#store.run(REMOVE, KEYS, [matchId, listing.epoch]);
  }

  async list({ offset = 0, limit = LISTING_PAGE } = {}): Promise<ListingPage> {
    const answer = await this.#store.run(LIST, KEYS, [offset, offset + limit - 1]);
    const [version, total, listings] = listSchema.parse(answer);
    return { version, total, listings: listings.map(parseListing) };
  }

  async get(matchId: string): Promise<Listing | undefined> {
    const listing = z
      .string()
      .nullable()
      .parse(await this.#store.run(GET, KEYS, [matchId]));
    return listing === null ? undefined : parseListing(listing);
  }

  /** Renews the leases of this process's listings, and lists again what Redis lost. */
  async confirm(): Promise<void> {
    await this.#put([...this.#own.values()]);
    await this.#store.run(SWEEP, KEYS);
  }

  /** Takes every listing of this process off, for a process that ends. */
  async removeAll(): Promise<void> {
    await Promise.all([...this.#own.keys()].map((matchId) => this.remove(matchId)));
  }

  async #put(listings: readonly Listing[]): Promise<void> {
    for (let start = 0; start < listings.length; start += LISTINGS_PER_SCRIPT) {
      const some = listings.slice(start, start + LISTINGS_PER_SCRIPT);
      const values = some.flatMap((listing) => [
        listing.matchId,
        listing.epoch,
        listing.startedAt,
        JSON.stringify(listing),
      ]);
      await this.#store.run(PUT, KEYS, [this.#lease, ...values]);
    }
  }
}

function parseListing(text: string): Listing {
  return listingSchema.parse(JSON.parse(text));
}
