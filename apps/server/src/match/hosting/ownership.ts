/**
 * Whether this process still owns the matches that it plays. Another one may have taken them over without its noticing: it was
 * stopped for longer than its lease, or what the processes share was lost. Its writes are refused from then on, but a match in
 * which nobody happens to answer writes nothing. So it asks the database, which decides it.
 */
import type { Logger } from "../../logging/logger.ts";
import type { MatchClaim } from "../../storage/match-store.ts";
import type { LiveMatch } from "../play/live-match.ts";
import type { LiveMatches } from "./live-matches.ts";

export interface OwnershipParts {
  readonly live: LiveMatches;
  readonly store: { claims(matchIds: readonly string[]): Promise<ReadonlyMap<string, MatchClaim>> };
  readonly logger: Logger;
}

/**
 * Closes every match that this process plays but does not own any more, which sends everybody in its rooms on.
 * @returns the matches that were closed
 * @throws the database's error; nothing is closed then
 */
export async function closeLost({ live, store, logger }: OwnershipParts): Promise<readonly LiveMatch[]> {
  const matches = live.all();
  if (matches.length === 0) return [];
  const claims = await store.claims(matches.map(({ matchId }) => matchId));
  const lost = matches.filter((match) => !match.closed && isLost(match, claims.get(match.matchId)));
  for (const match of lost) {
    const { matchId, epoch } = match;
    logger.warn(
      { matchId, epoch, claim: claims.get(matchId) },
      "Another process owns this match; closed it here",
    );
    live.drop(match);
  }
  return lost;
}

/** A later epoch is another owner's, or this one's own second opening. What was ended elsewhere is not played on here either. */
function isLost(match: Pick<LiveMatch, "epoch" | "isOver">, claim: MatchClaim | undefined): boolean {
  return claim === undefined || claim.epoch > match.epoch || (claim.status !== "playing" && !match.isOver);
}
