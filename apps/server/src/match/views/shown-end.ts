/** When the end of a match may be known: to its players at once, to others no sooner than it is shown to them (ADR 13). */
import { readTerms } from "@spellroom/match";
import { WATCH_DELAYS_MS } from "@spellroom/protocol";

/** No watcher is further behind than this, so the end of an older match has been shown to everyone. */
export const LONGEST_DELAY_MS = Math.max(...WATCH_DELAYS_MS);

/** When everyone has been shown the end of a match with this set-up. */
export function endShownAt(finishedAt: number, setup: unknown): number {
  return finishedAt + readTerms(setup).watchDelayMs;
}

/** Who played a match, and when everyone has been shown its end (`null`: it has not ended). */
export interface EndOfMatch {
  readonly seats: readonly { readonly accountId: string | null }[];
  readonly endShownAt: number | null;
}

/** Whether an account may know that a match is over and how it ended; about a running one there is nothing to hide. */
export function mayKnowEnd(
  { seats, endShownAt: shownAt }: EndOfMatch,
  accountId: string | undefined,
  now = Date.now(),
): boolean {
  if (shownAt === null || shownAt <= now) return true;
  return accountId !== undefined && seats.some((seat) => seat.accountId === accountId);
}
