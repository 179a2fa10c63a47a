/** How much one connection may ask of a room: seats and watchers alike. */
import { type RequestName, requestCost } from "@spellroom/protocol";
import { type BucketSize, TokenBucket } from "../site/token-bucket.ts";

/** Of all that one line asks. */
export const REQUESTS: BucketSize = { capacity: 60, perSecond: 20 };
/** Besides, of what costs more. */
export const SNAPSHOTS: BucketSize = { capacity: 10, perSecond: 1 };

/** How much one line may ask now. */
export class ConnectionAllowance {
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
    if (name === undefined || requestCost(name) === "small") return true;
    return !this.#snapshots || this.#snapshots.take() === 0;
  }
}
