/** Ratings: the best of a pool, and how one player's changed. */
import type { HttpApi } from "@spellroom/protocol/http";
import type { Accounts } from "../../accounts/accounts.ts";
import type { Ratings } from "../../matchmaking/ratings.ts";
import { ApiError } from "../api-error.ts";
import type { Handlers } from "../endpoints.ts";

const HISTORY = 200;

export interface RatingRouteParts {
  readonly accounts: Accounts;
  readonly ratings: Ratings;
}

export function ratingHandlers({ accounts, ratings }: RatingRouteParts): Handlers<HttpApi["ratings"]> {
  return {
    leaderboard: async ({ query: { format, timeControl, of, ...page } }) => ({
      standings: await ratings.leaderboard({ format, timeControl }, of, page),
    }),
    changes: async ({ params }) => {
      const player = await accounts.find(params.player);
      if (player === undefined) throw new ApiError("not-found", "There is no such player");
      return { changes: await ratings.changes(player.id, HISTORY) };
    },
  };
}
