/**
 * Whether this process still owns its matches. Another one may have taken them over unnoticed: this process was
 * stopped for longer than its lease, or the shared store was lost. Its writes are refused from then on, but a match in
 * which nobody makes a choice writes nothing. So it asks the database, which decides.
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
 * Closes every match that this process plays but no longer owns, which makes the clients in its rooms reconnect.
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

/** A later epoch belongs to another owner, or to this one's own second opening. A match that was ended elsewhere doesn't continue here either. */
function isLost(match: Pick<LiveMatch, "epoch" | "isOver">, claim: MatchClaim | undefined): boolean {
  return claim === undefined || claim.epoch > match.epoch || (claim.status !== "playing" && !match.isOver);
}
