import type { Seat } from "./ids.ts";

/** The mark of a permanent that is a player's Ring-bearer (CR 701.52b). */
export function ringBearerOf(seat: Seat): string {
  return `ringBearer:${seat}`;
}

export function isRingBearerMark(mark: string): boolean {
  return mark.startsWith("ringBearer:");
}

/** Noted on a player once for each time that the Ring has tempted that player. */
export const TEMPTED = "temptedByTheRing";
