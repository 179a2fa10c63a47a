/** A lock for one holder at a time, first come first served. */
export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #held = false;

  async lock(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  unlock(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#held = false;
    else next();
  }

  async with<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.lock();
    try {
      return await work();
    } finally {
      this.unlock();
    }
  }
}
