/** Answers of the HTTP API about people: accounts, sessions, ratings, tables that are gathered at. */
import { timeControlIdSchema } from "@spellroom/protocol";
import { z } from "zod";
import { accountSchema, matchSchema, personSchema, termsShape } from "./api-types.ts";

export const ownAccountSchema = accountSchema.extend({ email: z.string().nullable().default(null) });
export type OwnAccountView = z.infer<typeof ownAccountSchema>;

export const signedInSchema = z.object({ token: z.string(), account: ownAccountSchema });
export type SignedInView = z.infer<typeof signedInSchema>;

export const TOKEN_SCOPES = ["read", "play", "talk"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const sessionSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** `null` for a device. */
  scopes: z.array(z.string()).nullable(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionSchema>;

export const blockedSchema = personSchema.extend({ since: z.number() });
export type BlockedView = z.infer<typeof blockedSchema>;

export const foundPlayerSchema = personSchema.extend({ online: z.boolean() });
export type FoundPlayerView = z.infer<typeof foundPlayerSchema>;

const poolShape = { format: z.string(), timeControl: timeControlIdSchema };

export const ratingSchema = z.object({
  ...poolShape,
  rating: z.number(),
  deviation: z.number(),
  provisional: z.boolean(),
  games: z.number(),
  wins: z.number(),
});
export type RatingView = z.infer<typeof ratingSchema>;

export const ratingChangeSchema = z.object({
  ...poolShape,
  matchId: z.string(),
  before: z.number(),
  after: z.number(),
  at: z.number(),
});
export type RatingChangeView = z.infer<typeof ratingChangeSchema>;

export const standingSchema = personSchema.extend({
  rank: z.number(),
  rating: z.number(),
  deviation: z.number(),
  games: z.number(),
  wins: z.number(),
});
export type StandingView = z.infer<typeof standingSchema>;

export const profileSchema = z.object({
  player: accountSchema.extend({ createdAt: z.number(), online: z.boolean() }),
  ratings: z.array(ratingSchema),
  matches: z.array(matchSchema),
  blocked: z.boolean(),
});
export type ProfileView = z.infer<typeof profileSchema>;

export const gatheringSchema = z.object({
  ...poolShape,
  watchDelayMs: termsShape.watchDelayMs,
  code: z.string(),
  hostId: z.string(),
  places: z.number(),
  visibility: z.enum(["public", "private"]),
  hasPassword: z.boolean(),
  status: z.enum(["open", "started", "closed"]),
  /** Where to go, for those who sit at it. */
  matchId: z.string().nullable(),
  seats: z.array(
    z.object({
      seat: z.number(),
      name: z.string(),
      accountId: z.string().nullable(),
      bot: z.string().nullable(),
    }),
  ),
});
export type GatheringView = z.infer<typeof gatheringSchema>;
