/** How time runs at one table: which clock is charged as the match advances, and what happens when it has run out. */
import type { MatchPosition, StoredClocks, StoredInput } from "@spellroom/match";
import type { ClockView, TimeView, Timing } from "@spellroom/protocol";
import { type GameState, turnSeats, turnsBegun } from "@spellroom/rules";
import { Clocks, type Expiry, shiftedClock } from "./clocks.ts";
import type { TimeSource } from "./play-time.ts";

/** What has run out: the time of the open decision, or the grace period of an absent player. */
export type Alarm = { readonly kind: "question" } | { readonly kind: "away"; readonly seat: number };

export interface MatchTimeParts {
  readonly timing: Timing;
  /** The seats whose time is measured: people's. */
  readonly timed: readonly boolean[];
  readonly ring: (alarm: Alarm) => void;
  readonly source: TimeSource;
}

export class MatchTime {
  readonly #clocks: Clocks;
  readonly #parts: MatchTimeParts;
  /** Every bank before the inputs that could be taken back, by the length of the journal. */
  readonly #banks = new Map<number, StoredClocks>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: MatchTimeParts, kept: StoredClocks | null) {
    this.#parts = parts;
    this.#clocks = new Clocks(parts, kept);
  }

  /** As it is kept in the journal. */
  get stored(): StoredClocks {
    return this.#clocks.stored;
  }

  /** In the form for clients: by a clock that includes the time the process slept, as theirs do. */
  get view(): ClockView {
    const { now, slept } = this.#parts.source;
    return shiftedClock(this.#clocks.view(now), slept);
  }

  get told(): TimeView {
    return { timing: this.#parts.timing, clock: this.view };
  }

  /** Players connect after a match is opened: they are away until then. Players whose server failed get time back. */
  start(state: GameState, isResumed: boolean): void {
    if (state.result) return;
    if (isResumed) this.#clocks.refund();
    const now = this.#parts.source.now;
    for (const { seat } of state.players) this.#clocks.setAway(seat, true, now);
    this.#clocks.ask(state.decision?.seat ?? null, now);
    this.setAlarm();
  }

  /** The time that an input took its player. A choice that was made for a seat has been counted already. */
  charge(input: StoredInput, at: number, { seq, points }: MatchPosition): void {
    if (input.kind === "choose") {
      this.#banks.set(seq, this.#clocks.stored);
      const oldest = points[0]?.seq ?? seq;
      for (const known of this.#banks.keys()) if (known < oldest) this.#banks.delete(known);
      if (input.by === undefined) this.#clocks.answered(at);
    }
    this.drop(at);
  }

  /** The open decision no longer exists, though nobody made it: the time it took its player counts. */
  drop(at: number): void {
    this.#clocks.dropped(at);
  }

  /** Turns that have started add time to their players' banks. */
  passTurns(from: GameState, states: readonly GameState[]): void {
    let before = turnsBegun(from);
    for (const state of states) {
      const begun = turnsBegun(state);
      if (begun > before)
        for (const seat of turnSeats(state, state.turn.active)) this.#clocks.turnBegan(seat);
      before = begun;
    }
  }

  /** The other players don't pay for one player's take-back. */
  restore({ seat, to }: Extract<StoredInput, { kind: "takeBack" }>): void {
    for (const [other, bank] of this.#banks.get(to)?.banks.entries() ?? [])
      if (other !== seat) this.#clocks.restore(other, bank);
  }

  /** The seat has answered something that is no decision of the game. */
  answered(at: number): void {
    this.#clocks.answered(at);
  }

  /**
   * Starts the time of the open decision.
   * @param asked the seat that is asked something else first, which costs it nothing
   */
  askNext({ decision, result, players }: GameState, asked: number | null = null): void {
    const now = this.#parts.source.now;
    this.#clocks.ask(asked ?? decision?.seat ?? null, now, asked !== null);
    if (result) for (const { seat } of players) this.#clocks.setAway(seat, false, now);
  }

  setAway(seat: number, away: boolean): void {
    this.#clocks.setAway(seat, away, this.#parts.source.now);
  }

  noteLag(seat: number, roundTripMs: number): void {
    this.#clocks.noteLag(seat, roundTripMs);
  }

  pause(): void {
    this.#clocks.pause(this.#parts.source.now);
  }

  resume(): void {
    this.#clocks.resume(this.#parts.source.now);
  }

  /** What has run out by now, if anything. */
  get runOut(): Alarm | null {
    const { next } = this;
    return next && next.at <= this.#parts.source.now ? next.alarm : null;
  }

  /** The open decision has timed out; returns what that costs its seat. */
  expire(): { readonly seat: number; readonly costs: Expiry } | null {
    return this.#clocks.expire(this.#parts.source.now);
  }

  /** Called whenever the clocks have changed. */
  setAlarm(): void {
    clearTimeout(this.#timer);
    const { next } = this;
    if (!next) return;
    this.#timer = setTimeout(
      () => this.#parts.ring(next.alarm),
      Math.max(0, next.at - this.#parts.source.now),
    );
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get next(): { readonly at: number; readonly alarm: Alarm } | null {
    const { deadline, nextLoss } = this.#clocks;
    if (nextLoss && (deadline === null || nextLoss.at <= deadline))
      return { at: nextLoss.at, alarm: { kind: "away", seat: nextLoss.seat } };
    return deadline === null ? null : { at: deadline, alarm: { kind: "question" } };
  }
}
