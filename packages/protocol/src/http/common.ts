/** Schemas shared by several families of endpoints. */
import { z } from "zod";
import { timeControlIdSchema } from "../time-control-schema.ts";
import { watchDelaySchema } from "../watch-delay-schema.ts";

export const time = z.number().int().meta({ description: "Milliseconds since 1970" });
export const int = z.number().int();

/** A name or id in a request. */
export const idField = z.string().min(1).max(100);

/** A number in a query. */
export const queryInt = (least: number, most: number) => z.coerce.number<number>().int().min(least).max(most);

/** A document of the match protocol: checked to be an object, and otherwise trusted to be what its server says. */
export const documentOf = <T extends object>(description: string) =>
  z
    .custom<T>((value) => typeof value === "object" && value !== null && !Array.isArray(value))
    .meta({ description, override: { type: "object" } });

export const ACCOUNT_KINDS = ["guest", "member", "deleted"] as const;
/** A guest is known by a token alone; a member has claimed the account with e-mail and password. */
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const personSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

export const accountSchema = z
  .object({
    id: z.string(),
    kind: z.enum(ACCOUNT_KINDS),
    name: z.string(),
    discriminator: int,
    /** The name with the number that distinguishes it from equal names. */
    displayName: z.string(),
    createdAt: time,
    bot: z.boolean().meta({ description: "Whether a program plays with this account" }),
  })
  .meta({ id: "Account" });
export type AccountView = z.infer<typeof accountSchema>;

export const ownAccountSchema = z.object({
  ...accountSchema.shape,
  email: z.string().nullable(),
  /** Whether a link that was sent to the address has been followed. */
  emailConfirmed: z.boolean(),
});
export type OwnAccountView = z.infer<typeof ownAccountSchema>;

/** An account that was opened on a device: its token is returned only here. */
export const openedSchema = z.object({ token: z.string(), expiresAt: time, account: ownAccountSchema });
export type OpenedAccount = z.infer<typeof openedSchema>;

/** Twice the length of the longest address that is accepted; the handler reports what is wrong with it. */
export const emailField = z.string().max(2 * 254);

/** What a player wants to play: a preset, or a list of cards in any format that the server reads. */
export const deckChoiceSchema = z.union([
  z.strictObject({ preset: z.string().min(1).max(100) }),
  z.strictObject({ list: z.string().min(1).max(20_000) }),
]);
export type DeckChoice = z.infer<typeof deckChoiceSchema>;

export const bestOfSchema = z.literal([1, 3]).meta({
  description: "One game, or the best of three with sideboarding between them",
});

/** Terms of a requested match, with their defaults. */
export const termsFields = {
  timeControl: timeControlIdSchema.default("casual"),
  /** Whether the match is to change ratings. */
  rated: z.boolean().default(false),
  bestOf: bestOfSchema.default(1),
  watchDelayMs: watchDelaySchema
    .default(0)
    .meta({ description: "By how much watchers are behind the players, in milliseconds" }),
};

/** The terms, as responses contain them. */
export const termsShape = {
  timeControl: timeControlIdSchema,
  rated: z.boolean(),
  bestOf: bestOfSchema,
  watchDelayMs: watchDelaySchema,
};
const termsSchema = z.object(termsShape);
export type TermsView = z.infer<typeof termsSchema>;

export const MATCH_STATUSES = ["playing", "finished", "abandoned"] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];
export const VISIBILITIES = ["public", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
/** How the players of a match met; `featured`: bots that play to be watched. */
export const MATCH_ORIGINS = [
  "quick",
  "seek",
  "private",
  "bot",
  "rematch",
  "challenge",
  "table",
  "featured",
] as const;
export type MatchOrigin = (typeof MATCH_ORIGINS)[number];
export const SEAT_OUTCOMES = ["win", "loss", "draw"] as const;
export type SeatOutcome = (typeof SEAT_OUTCOMES)[number];

export const matchSeatSchema = z.object({
  seat: int,
  name: z.string(),
  /** Null for a bot. */
  accountId: z.string().nullable(),
  bot: z.string().nullable(),
  outcome: z.enum(SEAT_OUTCOMES).nullable(),
});

/** A match, for anyone who may know that it exists. */
export const matchSchema = z
  .object({
    matchId: z.string(),
    format: z.string(),
    visibility: z.enum(VISIBILITIES),
    origin: z.enum(MATCH_ORIGINS),
    status: z.enum(MATCH_STATUSES),
    seats: z.array(matchSeatSchema),
    createdAt: time,
    finishedAt: time.nullable(),
    rematchOf: z.string().nullable(),
    timeControl: timeControlIdSchema,
    rated: z.boolean(),
  })
  .meta({ id: "Match" });
export type MatchView = z.infer<typeof matchSchema>;

export const matchIdSchema = z.object({ matchId: z.string() });
export const matchParams = z.object({ match: idField });
export const playerParams = z.object({ player: idField });
export const codeParams = z.object({ code: idField });

/** Of an account; the handler reports what is wrong with it. */
export const accountPassword = z.string().max(1000);
/** Of a private link or table. */
export const placePassword = z.string().min(1).max(100);
/** Joining by a code. */
export const joinBody = z.strictObject({ deck: deckChoiceSchema, password: placePassword.optional() });
