/** A limit that fills up again: bursts up to its capacity, and so much a second in the long run. */
export interface BucketSize {
  readonly capacity: number;
  readonly perSecond: number;
}

export class TokenBucket {
  readonly #size: BucketSize;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  constructor(size: BucketSize, now: () => number = () => performance.now()) {
    this.#size = size;
    this.#now = now;
    this.#tokens = size.capacity;
    this.#filledAt = now();
  }

  /** Takes one; 0 if there was one, else the milliseconds until there is. */
  take(): number {
    this.#fill();
    if (this.#tokens >= 1) {
      this.#tokens -= 1;
      return 0;
    }
    return Math.ceil(((1 - this.#tokens) / this.#size.perSecond) * 1000);
  }

  /** Whether nothing was taken recently, so that a new one would be the same. */
  get isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#size.capacity;
  }

  #fill(): void {
    const now = this.#now();
    const gained = ((now - this.#filledAt) / 1000) * this.#size.perSecond;
    this.#tokens = Math.min(this.#size.capacity, this.#tokens + gained);
    this.#filledAt = now;
  }
}

/** A bucket for each key; those that are full again are forgotten. */
export class TokenBuckets {
  readonly #size: BucketSize;
  readonly #buckets = new Map<string, TokenBucket>();
  #takes = 0;

  constructor(size: BucketSize) {
    this.#size = size;
  }

  take(key: string): number {
    if (++this.#takes % 1000 === 0) this.#tidy();
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#size);
    this.#buckets.set(key, bucket);
    return bucket.take();
  }

  #tidy(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
  }
}
