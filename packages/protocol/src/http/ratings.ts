/** Ratings: leaderboards, and how a player's ratings changed. */
import { z } from "zod";
import { timeControlIdSchema } from "../time-control-schema.ts";
import { idField, int, personSchema, playerParams, queryInt } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Ratings";
const PAGE = 100;

/** People and bots are rated apart: a match between the two changes no rating. */
export const RATED_KINDS = ["people", "bots"] as const;
export type RatedKind = (typeof RATED_KINDS)[number];

const poolShape = { format: z.string(), timeControl: timeControlIdSchema };

export const ratingSchema = z.object({
  ...poolShape,
  rating: int,
  deviation: int,
  provisional: z.boolean(),
  games: int,
  wins: int,
});
export type RatingView = z.infer<typeof ratingSchema>;

export const ratingChangeSchema = z.object({
  ...poolShape,
  matchId: z.string(),
  before: int,
  after: int,
  at: int,
});
export type RatingChangeView = z.infer<typeof ratingChangeSchema>;

export const standingSchema = z.object({
  ...personSchema.shape,
  rank: int,
  rating: int,
  deviation: int,
  games: int,
  wins: int,
});
export type StandingView = z.infer<typeof standingSchema>;

export const ratings = {
  leaderboard: endpoint({
    method: "get",
    path: "/ratings",
    cost: "list",
    access: "public",
    tag,
    summary:
      "The leaderboard of a format with a time control: of people, or of the bots that are rated apart from them",
    query: z.object({
      format: idField,
      timeControl: timeControlIdSchema,
      of: z.enum(RATED_KINDS).default("people"),
      offset: queryInt(0, 10_000).default(0),
      limit: queryInt(1, PAGE).default(PAGE),
    }),
    answer: z.object({ standings: z.array(standingSchema) }),
  }),
  changes: endpoint({
    method: "get",
    path: "/players/:player/ratings",
    cost: "list",
    access: "public",
    tag,
    summary: "How a player's ratings changed, latest first",
    params: playerParams,
    answer: z.object({ changes: z.array(ratingChangeSchema) }),
    errors: ["not-found"],
  }),
};
