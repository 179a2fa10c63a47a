/** What the API tells of matches: built from nothing, field by field. */
import type { MatchSummary } from "../match-service.ts";
import type { StoredMatch } from "../storage/journal.ts";

/**
 * The summary of a match in the database: nothing of its decks, its journal or its owner process. Also what
 * MatchService.get may answer with.
 */
export function matchView(match: StoredMatch): MatchSummary {
  const outcomes = new Map(match.result?.outcomes.map(({ seat, outcome }) => [seat, outcome]));
  return {
    matchId: match.id,
    format: match.format,
    visibility: match.visibility,
    origin: match.origin,
    status: match.status,
    seats: match.seats.map(({ seat, name, accountId, bot }) => ({
      seat,
      name,
      accountId,
      bot,
      outcome: outcomes.get(seat) ?? null,
    })),
    createdAt: match.createdAt,
    finishedAt: match.finishedAt,
    rematchOf: match.rematchOf,
    timeControl: match.timeControl,
    rated: match.rated,
  };
}
