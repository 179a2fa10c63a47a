/** Players who poll over HTTP instead of connecting: they count as being at the table while they keep polling. */

const PATIENCE_MS = 30_000;

export class Callers {
  readonly #timers = new Map<number, NodeJS.Timeout>();
  readonly #gone: (seat: number) => void;

  constructor(gone: (seat: number) => void) {
    this.#gone = gone;
  }

  heard(seat: number): void {
    clearTimeout(this.#timers.get(seat));
    const timer = setTimeout(() => {
      this.#timers.delete(seat);
      this.#gone(seat);
    }, PATIENCE_MS);
    timer.unref();
    this.#timers.set(seat, timer);
  }

  has(seat: number): boolean {
    return this.#timers.has(seat);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
