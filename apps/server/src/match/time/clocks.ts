/** Everyone's time at a table. Has no clock of its own: callers pass the current time. */
import type { StoredClocks } from "@spellroom/match";
import type { ClockView, Timing } from "@spellroom/protocol";

/** Added to every bank when a match resumes after its server failed. */
const REFUND_MS = 15_000;
/** How much of a choice's network latency is not counted, and at most how much in all at a time. */
const MOST_LAG_MS = 500;
const LAG_QUOTA_MS = 3_000;
const LAG_GAIN_MS = 150;
/** How long a player at least has to answer what costs no time of the bank. */
const LEAST_FREE_MS = 15_000;

export interface ClockParts {
  readonly timing: Timing;
  /** The seats whose time is measured: people's. */
  readonly timed: readonly boolean[];
}

interface Running {
  readonly seat: number;
  /** When the decision was opened, plus the time of pauses. */
  since: number;
  /** Whether no more than the free time runs, and nothing is lost with it: another player has asked something. */
  readonly isFree: boolean;
}

/** What a timed-out decision costs its seat. */
export type Expiry = "nothing" | "answered for" | "lost";

export class Clocks {
  readonly timing: Timing;
  readonly #banks: (number | null)[];
  readonly #late: number[];
  readonly #lag: number[];
  readonly #quota: number[];
  /** How long each seat may still be away, and since when it is. */
  readonly #grace: number[];
  readonly #awaySince: (number | null)[];
  #running: Running | null = null;
  #pausedAt: number | null = null;

  constructor({ timing, timed }: ClockParts, kept: StoredClocks | null = null) {
    this.timing = timing;
    this.#banks = timed.map((one, seat) => (one ? (kept?.banks[seat] ?? timing.bankMs) : null));
    this.#late = timed.map((_, seat) => kept?.late[seat] ?? 0);
    this.#lag = timed.map(() => 0);
    this.#quota = timed.map(() => LAG_QUOTA_MS);
    this.#grace = timed.map(() => timing.graceMs);
    this.#awaySince = timed.map(() => null);
  }

  /** As it is kept in the journal. */
  get stored(): StoredClocks {
    return { banks: this.#banks.map((bank) => bank && Math.round(bank)), late: [...this.#late] };
  }

  /** Gives every player some time back after a server failure. */
  refund(): void {
    for (const [seat, bank] of this.#banks.entries()) if (bank !== null) this.#banks[seat] = bank + REFUND_MS;
  }

  /** Restores earlier banks, for seats that lost time to a move that was taken back. */
  restore(seat: number, bank: number | null): void {
    const now = this.#banks[seat];
    if (now != null && bank !== null) this.#banks[seat] = Math.max(now, bank);
  }

  /**
   * A decision is open for a seat, or none. Bots' time is not measured.
   * @param isFree whether it costs the seat nothing, answered or not
   */
  ask(seat: number | null, now: number, isFree = false): void {
    const timed = seat !== null && this.#banks[seat] != null;
    this.#running = timed ? { seat, since: this.#pausedAt ?? now, isFree } : null;
  }

  /** The player has made the open decision; the choice arrived at this time. */
  answered(now: number): void {
    const running = this.#running;
    if (!running) return;
    const { seat, isFree } = running;
    this.#running = null;
    if (isFree) return;
    const lag = Math.min(this.#lag[seat] ?? 0, this.#quota[seat] ?? 0);
    this.#quota[seat] = Math.min(LAG_QUOTA_MS, (this.#quota[seat] ?? 0) - lag + LAG_GAIN_MS);
    this.#late[seat] = 0;
    this.#charge(seat, this.#elapsed(running, now) - lag);
  }

  /** The open decision was made for the seat, or no longer exists: the time so far counts. */
  dropped(now: number): void {
    const running = this.#running;
    this.#running = null;
    if (running && !running.isFree) this.#charge(running.seat, this.#elapsed(running, now));
  }

  /** A turn of this seat has started. */
  turnBegan(seat: number): void {
    const bank = this.#banks[seat];
    const { incrementMs, bankMs } = this.timing;
    if (bank != null) this.#banks[seat] = Math.max(bank, Math.min(bankMs, bank + incrementMs));
  }

  /** When the open decision times out; choices that were sent in time are waited for as long as the latency allows. */
  get deadline(): number | null {
    const running = this.#running;
    if (!running || this.#pausedAt !== null) return null;
    return running.since + this.#limit(running) + Math.min(this.#lag[running.seat] ?? 0, MOST_LAG_MS);
  }

  /** The open question has run out. */
  expire(now: number): { readonly seat: number; readonly costs: Expiry } | null {
    const running = this.#running;
    if (!running) return null;
    const { seat, isFree } = running;
    this.dropped(now);
    if (isFree) return { seat, costs: "nothing" };
    const late = (this.#late[seat] ?? 0) + 1;
    this.#late[seat] = late;
    const lost = (this.#banks[seat] ?? 0) <= 0 || late >= this.timing.timeouts;
    return { seat, costs: lost ? "lost" : "answered for" };
  }

  noteLag(seat: number, roundTripMs: number): void {
    const measured = Math.min(MOST_LAG_MS, Math.max(0, roundTripMs));
    const before = this.#lag[seat];
    if (before !== undefined) this.#lag[seat] = before === 0 ? measured : before * 0.8 + measured * 0.2;
  }

  /** A player is away, or back. */
  setAway(seat: number, away: boolean, now: number): void {
    const since = this.#awaySince[seat];
    if (this.#banks[seat] == null || (since != null) === away) return;
    if (since != null) this.#grace[seat] = Math.max(0, this.#graceLeft(seat, now));
    this.#awaySince[seat] = away ? (this.#pausedAt ?? now) : null;
  }

  /** Who will have been away too long first, and when. */
  get nextLoss(): { readonly seat: number; readonly at: number } | null {
    if (this.#pausedAt !== null) return null;
    const losses = this.#awaySince.flatMap((since, seat) =>
      since === null ? [] : [{ seat, at: since + (this.#grace[seat] ?? 0) }],
    );
    return losses.sort((one, other) => one.at - other.at)[0] ?? null;
  }

  pause(now: number): void {
    this.#pausedAt ??= now;
  }

  resume(now: number): void {
    const pausedAt = this.#pausedAt;
    if (pausedAt === null) return;
    this.#pausedAt = null;
    if (this.#running) this.#running.since += now - pausedAt;
    for (const [seat, since] of this.#awaySince.entries())
      if (since !== null) this.#awaySince[seat] = since + now - pausedAt;
  }

  /** For everybody. */
  view(now: number): ClockView {
    const running = this.#running;
    const shift = this.#pausedAt === null ? 0 : now - this.#pausedAt;
    return {
      now,
      banks: this.stored.banks,
      late: [...this.#late],
      running: running && {
        seat: running.seat,
        since: running.since + shift,
        free: running.since + shift + (running.isFree ? this.#limit(running) : this.timing.allowanceMs),
        until: running.since + shift + Math.round(this.#limit(running)),
      },
      away: this.#awaySince.flatMap((since, seat) =>
        since === null ? [] : [{ seat, until: since + shift + (this.#grace[seat] ?? 0) }],
      ),
    };
  }

  #limit({ seat, isFree }: Running): number {
    const { allowanceMs, longestMs } = this.timing;
    if (isFree) return Math.min(longestMs, Math.max(allowanceMs, LEAST_FREE_MS));
    return Math.min(longestMs, allowanceMs + (this.#banks[seat] ?? 0));
  }

  #elapsed({ since }: Running, now: number): number {
    return Math.max(0, (this.#pausedAt ?? now) - since);
  }

  #charge(seat: number, elapsed: number): void {
    const bank = this.#banks[seat];
    if (bank != null) this.#banks[seat] = Math.max(0, bank - Math.max(0, elapsed - this.timing.allowanceMs));
  }

  #graceLeft(seat: number, now: number): number {
    const since = this.#awaySince[seat];
    const grace = this.#grace[seat] ?? 0;
    return since == null ? grace : grace - ((this.#pausedAt ?? now) - since);
  }
}

/** The clocks shifted by an offset to another time of day. */
export function shiftedClock(clock: ClockView, byMs: number): ClockView {
  const { now, running, away } = clock;
  return {
    ...clock,
    now: now + byMs,
    running: running && {
      seat: running.seat,
      since: running.since + byMs,
      free: running.free + byMs,
      until: running.until + byMs,
    },
    away: away.map(({ seat, until }) => ({ seat, until: until + byMs })),
  };
}
