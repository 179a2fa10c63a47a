/** The request limits of a connection to a room, for seats and watchers alike. */
import type { Client } from "@colyseus/core";
import { type RequestCost, type RequestName, requestCost } from "@spellroom/protocol";
import { isReadable, pauseReading } from "../limits/backpressure.ts";
import { type BucketSize, TokenBucket } from "../limits/token-bucket.ts";

/** For all requests of one connection. */
export const REQUESTS: BucketSize = { capacity: 60, perSecond: 20 };
/** In addition, for costlier requests. */
export const SNAPSHOTS: BucketSize = { capacity: 10, perSecond: 1 };

/** For requests that need a search: enough to look at each hint, and no way to keep bots from thinking. */
export const THOUGHTS: BucketSize = { capacity: 4, perSecond: 0.25 };

/** What one connection may request now. */
class ConnectionAllowance {
  readonly #all: TokenBucket | null;
  readonly #costly: Readonly<Record<Exclude<RequestCost, "small">, TokenBucket | null>>;

  /** @param scale as for the site's other limits; 0 for any number */
  constructor(scale: number) {
    const bucket = ({ capacity, perSecond }: BucketSize) =>
      scale === 0 ? null : new TokenBucket({ capacity: capacity * scale, perSecond: perSecond * scale });
    this.#all = bucket(REQUESTS);
    this.#costly = { snapshot: bucket(SNAPSHOTS), thought: bucket(THOUGHTS) };
  }

  /** Counts a request and returns whether it may be answered. An unknown one counts as small. */
  takes(name: RequestName | undefined): boolean {
    if (this.#all && this.#all.take() > 0) return false;
    const cost = name === undefined ? "small" : requestCost(name);
    if (cost === "small") return true;
    const bucket = this.#costly[cost];
    return !bucket || bucket.take() === 0;
  }
}

/** What each connection to a room may request. One that asks for more is refused, and not read from for a moment. */
export class ConnectionAllowances {
  readonly #scale: number;
  readonly #allowances = new WeakMap<object, ConnectionAllowance>();

  /** @param scale as for the site's other limits; 0 for any number */
  constructor(scale: number) {
    this.#scale = scale;
  }

  /** Counts a request; whether it may be answered. */
  takes({ ref }: Pick<Client, "ref">, name?: RequestName): boolean {
    const known = this.#allowances.get(ref);
    const allowance = known ?? new ConnectionAllowance(this.#scale);
    if (!known) this.#allowances.set(ref, allowance);
    if (allowance.takes(name)) return true;
    if (isReadable(ref)) pauseReading(ref);
    return false;
  }
}
