/** By how much watchers of a match may be behind its players: chosen where the match is made. */

export const WATCH_DELAYS_MS = [0, 60_000, 300_000] as const;
export type WatchDelayMs = (typeof WATCH_DELAYS_MS)[number];

/** The shortest delay on offer that is no shorter than one that once was. */
export function watchDelayFor(delayMs: number): WatchDelayMs {
  return WATCH_DELAYS_MS.find((delay) => delay >= delayMs) ?? 300_000;
}

/** The longest of several delays. */
export function longestDelay(delays: readonly WatchDelayMs[]): WatchDelayMs {
  return WATCH_DELAYS_MS.findLast((delay) => delays.includes(delay)) ?? 0;
}
