/** Ratings: the best of a pool, and how one player's went. */
import { timeControlIdSchema } from "@spellroom/protocol";
import { z } from "zod";
import type { Accounts } from "../../accounts/accounts.ts";
import type { Ratings } from "../../matchmaking/ratings.ts";
import { ApiError } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";

const PAGE = 100;
const HISTORY = 200;

const leaderboardSchema = z.object({
  format: z.string().min(1).max(100),
  timeControl: timeControlIdSchema,
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(PAGE).default(PAGE),
});

const standingAnswer = z.strictObject({
  rank: z.number().int(),
  id: z.string(),
  name: z.string(),
  rating: z.number().int(),
  deviation: z.number().int(),
  games: z.number().int(),
  wins: z.number().int(),
});
const changeAnswer = z.strictObject({
  format: z.string(),
  timeControl: timeControlIdSchema,
  matchId: z.string(),
  before: z.number().int(),
  after: z.number().int(),
  at: z.number().int(),
});

export interface RatingRouteParts {
  readonly accounts: Accounts;
  readonly ratings: Ratings;
}

export function ratingRoutes(endpoints: Endpoints, { accounts, ratings }: RatingRouteParts): void {
  const tag = "Ratings";
  endpoints.open(
    "get",
    "/ratings",
    {
      tag,
      summary: "The leaderboard of a format with a time control",
      query: leaderboardSchema,
      answer: z.strictObject({ standings: z.array(standingAnswer) }),
    },
    async (call) => {
      const { format, timeControl, ...page } = call.query(leaderboardSchema);
      return { body: { standings: await ratings.leaderboard({ format, timeControl }, page) } };
    },
  );

  endpoints.open(
    "get",
    "/players/:player/ratings",
    {
      tag,
      summary: "How a player's ratings changed, latest first",
      answer: z.strictObject({ changes: z.array(changeAnswer) }),
      errors: ["not-found"],
    },
    async (call) => {
      const player = await accounts.find(call.parameter("player"));
      if (player === undefined) throw new ApiError("not-found", "There is no such player");
      return { body: { changes: await ratings.changes(player.id, HISTORY) } };
    },
  );
}
