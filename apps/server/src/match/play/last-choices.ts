/** The last choice of each seat, so that a repeated one is recognized and gets the same reply. */
import { CONTRADICTS } from "@spellroom/match";
import type { ChooseReply, ChooseRequest } from "@spellroom/protocol";

export class LastChoices {
  readonly #answers: Map<number, ChooseRequest>;

  constructor(known: ReadonlyMap<number, ChooseRequest>) {
    this.#answers = new Map(known);
  }

  /** The last choice of each seat. */
  get answers(): ReadonlyMap<number, ChooseRequest> {
    return this.#answers;
  }

  /** The reply to a repeated choice for this decision; `null`: it is another decision. */
  replyTo(seat: number, request: ChooseRequest): ChooseReply | null {
    const earlier = this.#answers.get(seat);
    if (earlier?.decision !== request.decision) return null;
    if (JSON.stringify(earlier.choice) === JSON.stringify(request.choice)) return { ok: true };
    return { ok: false, error: CONTRADICTS };
  }

  /** A seat's choice was accepted. */
  take(seat: number, request: ChooseRequest): void {
    this.#answers.set(seat, request);
  }

  /** The decision is another one now: a move was taken back, or a game has started. */
  forget(): void {
    this.#answers.clear();
  }
}
