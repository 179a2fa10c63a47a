/**
 * How often something may be done, per account or per address. Counted in Redis when there are several
 * processes, and in this process when Redis does not answer. A limit refuses; it never disconnects anyone.
 */
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { LateRefusals } from "./backpressure.ts";

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export const LIMITS = {
  /** Requests to the API, per address. */
  requests: { points: 1200, seconds: 60 },
  /** Pages, per address. */
  pages: { points: 600, seconds: 60 },
  /** Pages that a browser prefetches, per address; refusing them blocks no navigation. */
  pagePrefetches: { points: 600, seconds: 60 },
  /** Scripts, style sheets and fonts of pages, per address; browsers keep them for good. */
  pageFiles: { points: 6000, seconds: 60 },
  /** New guests, per address; a club behind one address must get in. */
  guests: { points: 40, seconds: 3600 },
  /** Tokens that are none, per address. */
  badTokens: { points: 60, seconds: 60 },
  /** Passwords tried, per address; hashing one is work for us too. */
  passwords: { points: 30, seconds: 300 },
  /** Passwords tried for one account from one address, so that its owner can't be locked out from elsewhere. */
  signIns: { points: 10, seconds: 900 },
  /** Passwords tried for one account from all addresses together, for a guess that is spread over many of them. */
  signInsAnywhere: { points: 200, seconds: 3600 },
  /** Mails requested, per address and account, so that nobody can flood another user's mailbox. */
  mails: { points: 5, seconds: 3600 },
  /** The same for one account from all addresses together. */
  mailsAnywhere: { points: 20, seconds: 86_400 },
  /** The same from one address, for whichever accounts. */
  mailsFrom: { points: 40, seconds: 3600 },
  /** Everything of an account put together, per account. */
  exports: { points: 10, seconds: 3600 },
  /** Changes of name, per account. */
  renames: { points: 10, seconds: 3600 },
  /** Sessions, tokens and blocks made or ended, per account. */
  settings: { points: 60, seconds: 300 },
  /** Decks saved, per account: an editor saves after every pause. */
  deckSaves: { points: 300, seconds: 300 },
  /** Bots saved, per account. */
  botSaves: { points: 60, seconds: 300 },
  /** Messages to other people, per account. */
  directs: { points: 30, seconds: 60 },
  /** Reports to moderators, per account. */
  reports: { points: 10, seconds: 3600 },
  /** People looked for, per address. */
  searches: { points: 60, seconds: 60 },
  /** Card searches, per address: one for each pause in typing or scrolling. */
  cardSearches: { points: 900, seconds: 60 },
  /** Deck lists read, per address: a long one is work for us. */
  deckLists: { points: 240, seconds: 60 },
  /** Matches, queue entries, seeks and invitations made, per account. */
  meetings: { points: 60, seconds: 300 },
  /** Invitation codes looked up, per address: they can't be guessed, and trying is limited. */
  codes: { points: 120, seconds: 60 },
  /** Seats and watch places requested, per account. */
  seats: { points: 120, seconds: 60 },
  /** Lists read from the database, per address. */
  lists: { points: 600, seconds: 60 },
  /** Whatever is written, per address. */
  writes: { points: 600, seconds: 60 },
  /** Deck lists judged and matches begun, per address. */
  decks: { points: 240, seconds: 60 },
  /** Whole matches read, replayed or played on from, per address and per account. */
  replays: { points: 60, seconds: 60 },
  /** All API requests of a bot, per account: enough for several matches at once, and fewer than an address may make. */
  bots: { points: 600, seconds: 60 },
  /** Matches viewed and played over HTTP alone, per account (or address without one). */
  tables: { points: 300, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export type LimitOutcome = { readonly ok: true } | { readonly ok: false; readonly retryAfterMs: number };

export interface RateLimitOptions {
  /** All limits times this; 0 for none at all. */
  readonly scale: number;
  /** A connected node-redis client, and its key prefix. */
  readonly redis?: { readonly client: unknown; readonly prefix: string };
}

export class RateLimits {
  readonly #limiters: ReadonlyMap<LimitName, RateLimiterAbstract>;
  readonly #refusals = new LateRefusals();

  constructor(options: RateLimitOptions) {
    const entries = Object.entries(LIMITS).map(
      ([name, limit]) => [name, makeLimiter(name, limit, options)] as const,
    );
    this.#limiters = options.scale === 0 ? new Map() : new Map<string, RateLimiterAbstract>(entries);
  }

  /** Counts one use of `name` by `key`, and returns whether it is within the limit. */
  async take(name: LimitName, key: string): Promise<LimitOutcome> {
    const limiter = this.#limiters.get(name);
    if (limiter === undefined) return { ok: true };
    try {
      await limiter.consume(key);
      return { ok: true };
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return { ok: false, retryAfterMs: refused.msBeforeNext };
      throw refused;
    }
  }

  /** The same for a request over HTTP: the refusal is delayed, so that a client that keeps asking costs little. */
  async takeAtPace(name: LimitName, key: string): Promise<LimitOutcome> {
    const outcome = await this.take(name, key);
    if (!outcome.ok) await this.#refusals.wait(key);
    return outcome;
  }

  /** Forgets the uses of `name` by `key`. */
  async forget(name: LimitName, key: string): Promise<void> {
    await this.#limiters.get(name)?.delete(key);
  }
}

function makeLimiter(name: string, limit: Limit, { scale, redis }: RateLimitOptions): RateLimiterAbstract {
  const settings = { points: Math.max(1, Math.round(limit.points * scale)), duration: limit.seconds };
  const memory = new RateLimiterMemory({ ...settings, keyPrefix: name });
  if (redis === undefined) return memory;
  return new RateLimiterRedis({
    ...settings,
    keyPrefix: `${redis.prefix}limit:${name}`,
    storeClient: redis.client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}
