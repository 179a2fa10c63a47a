import type { TableStatus } from "@spellroom/client";
import type { Timing } from "@spellroom/protocol";

/** One player's time as it is to be shown at a moment. */
export interface SeatClock {
  /** What is left of the bank. */
  readonly bankMs: number;
  /** The time left for the open decision; `null` without one. */
  readonly leftMs: number | null;
  /** The last part of it has begun, of which `part` is left. */
  readonly rope: number | null;
  readonly late: number;
}

/** A seat's clock by the time of this machine; `null` where it has none. */
export function seatClock(
  { time, clockAhead }: TableStatus,
  seat: number,
  paused: boolean,
  here: number,
): SeatClock | null {
  const bank = time?.clock.banks[seat];
  if (!time || bank === null || bank === undefined) return null;
  const { clock, timing } = time;
  const now = paused ? clock.now : here + (clockAhead ?? 0);
  const late = clock.late[seat] ?? 0;
  const { running } = clock;
  if (running?.seat !== seat) return { bankMs: bank, leftMs: null, rope: null, late };
  const leftMs = Math.max(0, running.until - now);
  const bankMs = Math.max(0, bank - Math.max(0, now - running.free));
  return { bankMs, leftMs, rope: ropeOf(leftMs, timing), late };
}

function ropeOf(leftMs: number, { warningMs }: Timing): number | null {
  return leftMs > warningMs || warningMs === 0 ? null : leftMs / warningMs;
}

/** `4:05`, or `0:07`; the second that has begun counts. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
