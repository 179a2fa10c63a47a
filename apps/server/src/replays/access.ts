/** Who may see what of a match once it is over. */
import type { ReplayView } from "@spellroom/protocol";
import { mayKnowEnd } from "../match/views/shown-end.ts";
import type { StoredMatch } from "../storage/journal.ts";

/**
 * Whether somebody may open a finished match at all: a private one is its players' alone, so is one whose end is not shown yet, and
 * old ones are cleared away.
 */
export function mayOpen(match: StoredMatch, accountId: string | undefined): boolean {
  if (match.status === "playing" || !match.hasJournal || !mayKnowEnd(match, accountId)) return false;
  return match.visibility === "public" || seatOfAccount(match, accountId) !== null;
}

/** The views that an account may open: the watchers' for everybody, one's own seat's, all cards by consent or in casual games. */
export function viewsFor(
  match: StoredMatch,
  accountId: string | undefined,
  consents: ReadonlySet<string>,
): readonly ReplayView[] {
  if (!mayOpen(match, accountId)) return [];
  const views: ReplayView[] = ["watchers"];
  if (isOpenToAll(match, consents))
    return [...views, ...match.seats.map(({ seat }): ReplayView => `seat-${seat}`), "all"];
  const own = seatOfAccount(match, accountId);
  if (own !== null) views.push(`seat-${own}`);
  return views;
}

/** Whether everybody's cards may be shown: in casual games, and where every person who played has agreed. */
export function isOpenToAll(match: StoredMatch, consents: ReadonlySet<string>): boolean {
  return isCasual(match) || people(match).every((accountId) => consents.has(accountId));
}

/** Games that count for no rating. */
export function isCasual(match: StoredMatch): boolean {
  return !match.rated;
}

export function people(match: StoredMatch): readonly string[] {
  return match.seats.flatMap(({ accountId }) => accountId ?? []);
}

export function seatOfAccount(match: StoredMatch, accountId: string | undefined): number | null {
  if (accountId === undefined) return null;
  return match.seats.find((seat) => seat.accountId === accountId)?.seat ?? null;
}
