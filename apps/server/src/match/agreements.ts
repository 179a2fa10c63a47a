/** What the players of a match agree on besides the game, or show of their own accord: going back, pauses, hands that are shown. */
import type { OfferKind, OfferReply, WireError } from "@spellroom/protocol";
import type { JournalSeat } from "../storage/journal.ts";
import { refusesMore } from "./journal-limits.ts";
import type { Progress } from "./progress.ts";
import { GAME_OVER, NOTHING_OFFERED, NOTHING_TO_TAKE_BACK, PAUSED } from "./refusals.ts";
import { planTakeBack } from "./standing.ts";

/** Like `Progress`, called from within the match's mailbox. */
export class Agreements {
  readonly #seats: readonly JournalSeat[];
  readonly #progress: Progress;

  constructor(seats: readonly JournalSeat[], progress: Progress) {
    this.#seats = seats;
    this.#progress = progress;
  }

  /** A seat asks for something that the others must agree to; taking back what taught nobody anything is done at once. */
  async offer(seat: number, kind: OfferKind): Promise<OfferReply> {
    const { isOver, isPaused, standing, offers } = this.#progress;
    if (isOver || (kind === "pause" && isPaused)) return { ok: false, error: NOTHING_OFFERED };
    const plan = kind === "takeBack" ? planTakeBack(standing, seat) : null;
    if (kind === "takeBack" && !plan) return { ok: false, error: NOTHING_TO_TAKE_BACK };
    const full = kind === "takeBack" ? refusesMore(standing, kind) : null;
    if (full) return { ok: false, error: full };
    if (isPaused) return { ok: false, error: PAUSED };
    const agreed = plan?.free === true || this.#voters().every((voter) => voter === seat);
    if (!agreed) {
      offers.make(kind, seat);
      this.#progress.tellStatus();
      return { ok: true, done: false };
    }
    offers.drop(kind);
    const error = await this.#grant(kind, seat);
    return error ? { ok: false, error } : { ok: true, done: true };
  }

  /** A seat agrees to what is offered, or ends the offer. */
  async answerOffer(seat: number, kind: OfferKind, yes: boolean): Promise<OfferReply> {
    const { offers } = this.#progress;
    const by = offers.open?.seat ?? seat;
    const agreed = offers.answer(kind, seat, yes, this.#voters());
    if (agreed === null) return { ok: false, error: NOTHING_OFFERED };
    const error = agreed ? await this.#grant(kind, by) : null;
    this.#progress.tellStatus();
    return error ? { ok: false, error } : { ok: true, done: agreed };
  }

  /** Ends a pause, if there is one. */
  async goOn(seat: number): Promise<WireError | null> {
    return this.#progress.isPaused ? this.#pause(seat, false) : null;
  }

  /** A seat lets watchers see its hand from now on, or no more. */
  async showHand(seat: number, on: boolean): Promise<WireError | null> {
    const { isOver, standing } = this.#progress;
    if (isOver) return GAME_OVER;
    const isShown = standing.accord.handsShown.includes(seat);
    return isShown === on ? null : this.#progress.agree({ kind: "showHand", seat, on });
  }

  /** People who are still in the game. */
  #voters(): readonly number[] {
    const { players } = this.#progress.state;
    return this.#seats.flatMap(({ seat, bot }) =>
      bot === null && players[seat]?.lost === null ? [seat] : [],
    );
  }

  async #grant(kind: OfferKind, seat: number): Promise<WireError | null> {
    if (kind === "pause") return this.#pause(seat, true);
    const plan = planTakeBack(this.#progress.standing, seat);
    if (!plan) return NOTHING_TO_TAKE_BACK;
    this.#progress.automations.forgetPassing(seat);
    return this.#progress.carryOut({ kind: "takeBack", seat, to: plan.to });
  }

  async #pause(seat: number, on: boolean): Promise<WireError | null> {
    const { time } = this.#progress;
    if (on) time?.pause();
    const error = await this.#progress.agree({ kind: "pause", seat, on });
    if (!this.#progress.isPaused) time?.goOn();
    if (error) return error;
    this.#progress.tellStatus();
    this.#progress.tellClock();
    return null;
  }
}
