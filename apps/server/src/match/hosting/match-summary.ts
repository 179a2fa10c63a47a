/** What the API returns about matches: built from scratch, field by field. */

import type { StoredMatch } from "../../storage/journal.ts";
import type { MatchSummary } from "../match-service.ts";
import { mayKnowEnd } from "../views/shown-end.ts";

/**
 * The summary of a match in the database, without its decks, its journal or its owner process. Also what
 * MatchService.get returns. For those who may not know yet that the match is over, it still appears to be running.
 */
export function matchView(match: StoredMatch, asker: string | undefined): MatchSummary {
  const isOpen = mayKnowEnd(match, asker);
  const outcomes = new Map(match.result?.outcomes.map(({ seat, outcome }) => [seat, outcome]));
  return {
    matchId: match.id,
    format: match.format,
    visibility: match.visibility,
    origin: match.origin,
    status: isOpen ? match.status : "playing",
    seats: match.seats.map(({ seat, name, accountId, bot }) => ({
      seat,
      name,
      accountId,
      bot,
      outcome: isOpen ? (outcomes.get(seat) ?? null) : null,
    })),
    createdAt: match.createdAt,
    finishedAt: isOpen ? match.finishedAt : null,
    rematchOf: match.rematchOf,
    timeControl: match.timeControl,
    rated: match.rated,
  };
}
