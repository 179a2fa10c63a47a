/** What clients may ask of a room, what it costs, and how much of it one line may ask. Seats and watchers alike. */
import type { REQUEST } from "@spellroom/protocol";
import { type BucketSize, TokenBucket } from "../site/token-bucket.ts";

export type RequestName = (typeof REQUEST)[keyof typeof REQUEST];

/** Small: an answer of some bytes. Snapshot: the whole table, made for one line. */
export type RequestCost = "small" | "snapshot";

export const REQUEST_COSTS = {
  choose: "small",
  concede: "small",
  resync: "snapshot",
  explain: "small",
  rematch: "small",
  automation: "small",
  pass: "small",
  offer: "small",
  answerOffer: "small",
  goOn: "small",
  ready: "small",
  showHand: "small",
  ownCards: "small",
} as const satisfies Readonly<Record<RequestName, RequestCost>>;

/** Of all that one line asks. */
export const REQUESTS: BucketSize = { capacity: 60, perSecond: 20 };
/** Besides, of what costs more. */
export const SNAPSHOTS: BucketSize = { capacity: 10, perSecond: 1 };

/** How much one line may ask now. */
export class LineAllowance {
  readonly #all: TokenBucket | null;
  readonly #snapshots: TokenBucket | null;

  /** @param scale as of the site's other limits; 0 for any number */
  constructor(scale: number) {
    const bucket = ({ capacity, perSecond }: BucketSize) =>
      scale === 0 ? null : new TokenBucket({ capacity: capacity * scale, perSecond: perSecond * scale });
    this.#all = bucket(REQUESTS);
    this.#snapshots = bucket(SNAPSHOTS);
  }

  /** Counts a request; whether it may be answered. What has no name here counts as small. */
  takes(name: RequestName | undefined): boolean {
    if (this.#all && this.#all.take() > 0) return false;
    if (name === undefined || REQUEST_COSTS[name] === "small") return true;
    return !this.#snapshots || this.#snapshots.take() === 0;
  }
}
