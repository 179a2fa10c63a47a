/** How much one connection may ask of a room: seats and watchers alike. */
import type { Client } from "@colyseus/core";
import { type RequestCost, type RequestName, requestCost } from "@spellroom/protocol";
import { isReadable, pauseReading } from "../limits/backpressure.ts";
import { type BucketSize, TokenBucket } from "../limits/token-bucket.ts";

/** Of all that one connection asks. */
export const REQUESTS: BucketSize = { capacity: 60, perSecond: 20 };
/** Besides, of what costs more. */
export const SNAPSHOTS: BucketSize = { capacity: 10, perSecond: 1 };

/** For requests that need a search: enough to look at each hint, and no way to keep bots from thinking. */
export const THOUGHTS: BucketSize = { capacity: 4, perSecond: 0.25 };

/** How much one connection may ask now. */
class ConnectionAllowance {
  readonly #all: TokenBucket | null;
  readonly #costly: Readonly<Record<Exclude<RequestCost, "small">, TokenBucket | null>>;

  /** @param scale as of the site's other limits; 0 for any number */
  constructor(scale: number) {
    const bucket = ({ capacity, perSecond }: BucketSize) =>
      scale === 0 ? null : new TokenBucket({ capacity: capacity * scale, perSecond: perSecond * scale });
    this.#all = bucket(REQUESTS);
    this.#costly = { snapshot: bucket(SNAPSHOTS), thought: bucket(THOUGHTS) };
  }

  /** Counts a request; whether it may be answered. What has no name here counts as small. */
  takes(name: RequestName | undefined): boolean {
    if (this.#all && this.#all.take() > 0) return false;
    const cost = name === undefined ? "small" : requestCost(name);
    if (cost === "small") return true;
    const bucket = this.#costly[cost];
    return !bucket || bucket.take() === 0;
  }
}

/** What each connection to a room may ask for. One that asks for more is refused, and not read from for a moment. */
export class ConnectionAllowances {
  readonly #scale: number;
  readonly #allowances = new WeakMap<object, ConnectionAllowance>();

  /** @param scale as of the site's other limits; 0 for any number */
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
