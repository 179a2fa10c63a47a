/** What the API tells of matches: built from nothing, field by field. */

import type { MatchSummary } from "../../match-service.ts";
import type { StoredMatch } from "../../storage/journal.ts";
import { mayKnowEnd } from "../views/shown-end.ts";

/**
 * The summary of a match in the database: nothing of its decks, its journal or its owner process. Also what
 * MatchService.get may answer with. Who may not know yet that it is over is told of it as if it were still played.
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
