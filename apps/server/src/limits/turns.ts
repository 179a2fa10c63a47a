/**
 * Turns of the event loop, handed out one at a time in the order in which they were asked for, so that work that came together
 * never keeps everything else waiting for the sum of it.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves in a turn of the event loop that nobody else who asks here has. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#next);
    });
  }

  readonly #next = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#next);
  };
}
