/** Work that is repeated for as long as the process lives; a failure does not end it. */
export class Heartbeat {
  readonly #tasks: (() => Promise<void>)[] = [];
  readonly #milliseconds: number;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;

  constructor(milliseconds: number, onError: (error: unknown) => void) {
    this.#milliseconds = milliseconds;
    this.#onError = onError;
  }

  add(task: () => Promise<void>): void {
    this.#tasks.push(task);
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      // Beats don't overlap.
      this.#beating ??= this.beat().finally(() => {
        this.#beating = undefined;
      });
    }, this.#milliseconds);
    this.#timer.unref();
  }

  async beat(): Promise<void> {
    await Promise.all(
      this.#tasks.map(async (task) => {
        try {
          await task();
        } catch (error) {
          this.#onError(error);
        }
      }),
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#beating;
  }
}
