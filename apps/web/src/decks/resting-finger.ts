/** How long a finger rests before it may drag; one that moves before scrolls. */
export const REST_MS = 350;
/** A finger that has moved this far has moved on purpose, in CSS pixels. */
export const SLACK = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a finger is doing that is down: it may still scroll or tap, has rested and may drag or tap, or drags. */
type FingerState =
  | { readonly kind: "pressing" | "rested"; readonly start: Point }
  | { readonly kind: "dragging" };

/** Tells a finger that drags, since it has rested and then moved, from one that scrolls and from one that taps, however slowly. */
export class RestingFinger {
  #state: FingerState | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #onRest: (at: Point) => void;

  /** @param onRest is told once a finger has rested, and may drag */
  constructor(onRest: (at: Point) => void) {
    this.#onRest = onRest;
  }

  get isDown(): boolean {
    return this.#state !== null;
  }

  get isDragging(): boolean {
    return this.#state?.kind === "dragging";
  }

  down(start: Point): void {
    this.up();
    this.#state = { kind: "pressing", start };
    this.#rest = setTimeout(() => {
      this.#state = { kind: "rested", start };
      this.#onRest(start);
    }, REST_MS);
  }

  /** @returns whether the move is not to scroll; a finger that scrolls is no longer down */
  move(to: Point): boolean {
    const state = this.#state;
    if (state === null) return false;
    if (state.kind === "dragging") return true;
    const isFar = Math.hypot(to.x - state.start.x, to.y - state.start.y) > SLACK;
    if (state.kind === "pressing") {
      if (isFar) this.up();
      return false;
    }
    if (isFar) this.#state = { kind: "dragging" };
    return true;
  }

  up(): void {
    clearTimeout(this.#rest);
    this.#state = null;
  }
}
