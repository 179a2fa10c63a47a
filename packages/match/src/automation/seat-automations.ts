/** The automation of all seats of one match, and the choices made by it. */
import type { Automation, PassUntil } from "@spellroom/protocol";
import { type GameState, turnsBegun } from "@spellroom/rules";
import type { PendingInputs } from "../position/pending-inputs.ts";
import {
  ASK_EVERYTHING,
  automaticChoice,
  BOT_AUTOMATION,
  hasCome,
  type SeatAutomation,
} from "./automatic-choice.ts";

/** More automatic choices than this in a row are published in parts. */
const MOST_AUTOMATIC = 200;

export class SeatAutomations {
  readonly #seats: SeatAutomation[];

  constructor(bots: readonly boolean[]) {
    this.#seats = bots.map((bot) => (bot ? BOT_AUTOMATION : ASK_EVERYTHING));
  }

  /** Until when each seat passes automatically. */
  get passing(): readonly (PassUntil | null)[] {
    return this.#seats.map(({ passing }) => passing?.until ?? null);
  }

  /** Whether a seat has sent settings. */
  isSet(seat: number): boolean {
    return this.#of(seat).settings !== null;
  }

  set(seat: number, settings: Automation): void {
    this.#seats[seat] = { ...this.#of(seat), settings };
  }

  /** @returns whether the seat passes from now on: not if that point has been reached already */
  passUntil(seat: number, until: PassUntil | null, state: GameState): boolean {
    const wanted = until && { until, turn: turnsBegun(state) };
    const passing = wanted && hasCome(wanted, state, seat) ? null : wanted;
    this.#seats[seat] = { ...this.#of(seat), passing };
    return passing !== null;
  }

  forgetPassing(seat: number): void {
    const own = this.#of(seat);
    if (own.passing) this.#seats[seat] = { ...own, passing: null };
  }

  /**
   * Makes the choices that seats have left to the server, until a seat has to decide.
   * @param held a decision that its seat makes itself whatever its settings are
   * @returns whether there are more such choices, to be made after other tasks have had their turn
   */
  answer(pending: PendingInputs, held: number | null = null): boolean {
    for (let count = 0; count < MOST_AUTOMATIC; count++) {
      const { state } = pending.position;
      this.#endPassing(state);
      const { decision } = state;
      const choice =
        decision && decision.id !== held ? automaticChoice(state, this.#of(decision.seat)) : null;
      if (!decision || !choice) return false;
      const { seat, id } = decision;
      if (pending.add({ kind: "choose", seat, decision: id, choice, by: "automation" })) return false;
    }
    return true;
  }

  /** A seat that has passed as far as it wanted is asked again. */
  #endPassing(state: GameState): void {
    for (const [seat, { passing }] of this.#seats.entries())
      if (passing && hasCome(passing, state, seat)) this.forgetPassing(seat);
  }

  #of(seat: number): SeatAutomation {
    return this.#seats[seat] ?? ASK_EVERYTHING;
  }
}
