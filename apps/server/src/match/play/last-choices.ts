/** The last answer of each seat, so that one that comes again is recognised and gets the same reply. */
import { CONTRADICTS } from "@spellroom/match";
import type { ChooseReply, ChooseRequest } from "@spellroom/protocol";

export class LastChoices {
  readonly #answers: Map<number, ChooseRequest>;

  constructor(known: ReadonlyMap<number, ChooseRequest>) {
    this.#answers = new Map(known);
  }

  /** The last answer of each seat. */
  get answers(): ReadonlyMap<number, ChooseRequest> {
    return this.#answers;
  }

  /** What a seat is told that answers this question again; `null`: it is another question. */
  replyTo(seat: number, request: ChooseRequest): ChooseReply | null {
    const earlier = this.#answers.get(seat);
    if (earlier?.decision !== request.decision) return null;
    if (JSON.stringify(earlier.choice) === JSON.stringify(request.choice)) return { ok: true };
    return { ok: false, error: CONTRADICTS };
  }

  /** A seat's answer was taken. */
  take(seat: number, request: ChooseRequest): void {
    this.#answers.set(seat, request);
  }

  /** What was asked is another question now: a move was taken back, or a game has begun. */
  forget(): void {
    this.#answers.clear();
  }
}
