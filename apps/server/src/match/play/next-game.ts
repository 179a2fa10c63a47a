/** What comes before the next game of a match: the seats are waited for, for a while. */
import { isBetween, type MatchPosition, NOTHING_WAITS, type StoredInput } from "@spellroom/match";
import type { CourseView, OpeningView, ReadyRequest, WireError } from "@spellroom/protocol";
import { Opening } from "./opening.ts";

export interface NextGameParts {
  /** Which seats are people's. */
  readonly people: readonly boolean[];
  /** Called when nobody is waited for any longer. */
  readonly onTime: () => void;
}

export class NextGame {
  readonly #parts: NextGameParts;
  #opening: Opening | null = null;

  constructor(parts: NextGameParts) {
    this.#parts = parts;
  }

  /** Whether a game waits to be begun. */
  get waits(): boolean {
    return this.#opening !== null;
  }

  /** Whether it need wait for nobody any more. */
  get isComplete(): boolean {
    return this.#opening?.isComplete === true;
  }

  /** Opens what the seats are asked before a game, where one waits to be begun now. */
  follow({ course, state }: MatchPosition): void {
    this.stop();
    if (!isBetween(course, state)) return;
    this.#opening = new Opening({ course, ...this.#parts });
    if (course.game > 0) this.#opening.startTime();
  }

  /** A seat is ready. */
  say(seat: number, request: ReadyRequest): WireError | null {
    if (!this.#opening) return NOTHING_WAITS;
    const error = this.#opening.say(seat, request);
    if (!error) this.#opening.startTime();
    return error;
  }

  /** The game as it is begun now, if one waits. */
  input(): StoredInput | null {
    return this.#opening?.input() ?? null;
  }

  startTime(): void {
    this.#opening?.startTime();
  }

  stop(): void {
    this.#opening?.stop();
    this.#opening = null;
  }

  view(): CourseView["waiting"] {
    return this.#opening?.view() ?? null;
  }

  /** For a seat's snapshot. */
  openingFor(seat: number): { readonly opening?: OpeningView } {
    return this.#opening ? { opening: this.#opening.viewOf(seat) } : {};
  }
}
