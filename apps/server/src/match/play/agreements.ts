/** What the players of a match agree on apart from the game, or show voluntarily: take-backs, pauses, shown hands. */
import {
  GAME_OVER,
  NOTHING_OFFERED,
  NOTHING_TO_TAKE_BACK,
  PAUSED,
  planTakeBack,
  refusesMore,
} from "@spellroom/match";
import type { OfferKind, OfferReply, WireError } from "@spellroom/protocol";
import type { MatchRunner } from "./match-runner.ts";

/** Like `MatchRunner`, called within the match's mailbox. */
export class Agreements {
  readonly #runner: MatchRunner;

  constructor(runner: MatchRunner) {
    this.#runner = runner;
  }

  /** A seat offers something that all other people in the game must agree to, teammates too; a take-back that reveals nothing is carried out at once. */
  async offer(seat: number, kind: OfferKind): Promise<OfferReply> {
    const { isOver, isPaused, position, offers } = this.#runner;
    const isVain = (kind === "pause" && isPaused) || (kind === "cast" && this.#runner.cast?.on !== false);
    if (isOver || isVain) return { ok: false, error: NOTHING_OFFERED };
    const plan = kind === "takeBack" ? planTakeBack(position, seat) : null;
    if (kind === "takeBack" && !plan) return { ok: false, error: NOTHING_TO_TAKE_BACK };
    const full = kind === "takeBack" ? refusesMore(position, kind) : null;
    if (full) return { ok: false, error: full };
    if (isPaused) return { ok: false, error: PAUSED };
    const agreed = plan?.free === true || this.#runner.voters.every((voter) => voter === seat);
    if (!agreed) {
      offers.make(kind, seat);
      this.#runner.tellStatus();
      return { ok: true, done: false };
    }
    offers.drop(kind);
    const error = await this.#grant(kind, seat);
    return error ? { ok: false, error } : { ok: true, done: true };
  }

  /** A seat accepts the offer, or ends it. */
  async answerOffer(seat: number, kind: OfferKind, yes: boolean): Promise<OfferReply> {
    const { offers } = this.#runner;
    const by = offers.open?.seat ?? seat;
    const agreed = offers.answer(kind, seat, yes, this.#runner.voters);
    if (agreed === null) return { ok: false, error: NOTHING_OFFERED };
    const error = agreed ? await this.#grant(kind, by) : null;
    this.#runner.tellStatus();
    return error ? { ok: false, error } : { ok: true, done: agreed };
  }

  /** Ends a pause, if there is one. */
  async resume(seat: number): Promise<WireError | null> {
    return this.#runner.isPaused ? this.#pause(seat, false) : null;
  }

  /** A seat shows its hand to watchers, or hides it, which also ends the caster's view of both. */
  async showHand(seat: number, on: boolean): Promise<WireError | null> {
    const { isOver, position } = this.#runner;
    if (isOver) return GAME_OVER;
    const isShown = position.agreement.handsShown.includes(seat);
    if (isShown === on) return null;
    const error = await this.#runner.agree(
      position.agreement.cast
        ? { kind: "cast", seat, on, seen: this.#runner.shownToAll }
        : { kind: "showHand", seat, on },
    );
    if (position.agreement.cast) this.#runner.tellStatus();
    return error;
  }

  async #grant(kind: OfferKind, seat: number): Promise<WireError | null> {
    if (kind === "pause") return this.#pause(seat, true);
    if (kind === "cast") return this.#cast(seat);
    const plan = planTakeBack(this.#runner.position, seat);
    if (!plan) return NOTHING_TO_TAKE_BACK;
    this.#runner.automations.forgetPassing(seat);
    return this.#runner.carryOut({ kind: "takeBack", seat, to: plan.to });
  }

  async #cast(seat: number): Promise<WireError | null> {
    const error = await this.#runner.agree({ kind: "cast", seat, on: true });
    this.#runner.tellStatus();
    return error;
  }

  async #pause(seat: number, on: boolean): Promise<WireError | null> {
    const { time } = this.#runner;
    if (on) time?.pause();
    const error = await this.#runner.agree({ kind: "pause", seat, on });
    if (!this.#runner.isPaused) time?.resume();
    if (error) return error;
    this.#runner.tellStatus();
    this.#runner.tellClock();
    return null;
  }
}
