import type { Session } from "../accounts/accounts.ts";
import type { MatchService, MatchSummary } from "../match/match-service.ts";
import { ApiError } from "./api-error.ts";

/** A match that the asker may know of; strangers learn no more of a private one than of one that is none. */
export async function visibleMatch(
  matches: Pick<MatchService, "get">,
  matchId: string,
  session: Session | undefined,
): Promise<MatchSummary> {
  const match = await matches.get(matchId, session?.account.id);
  const seated = match?.seats.some(
    ({ accountId }) => accountId !== null && accountId === session?.account.id,
  );
  if (match === undefined || (match.visibility === "private" && seated !== true)) {
    throw new ApiError("not-found", "There is no such match");
  }
  return match;
}
