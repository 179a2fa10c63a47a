/** Answers of the HTTP API and of the site channel, read by shape: what is unknown is left out, what is wrong is refused. */
import { reservationSchema, timeControlIdSchema, watchDelaySchema } from "@spellroom/protocol";
import { z } from "zod";

/** On what terms a match is wished for; what an older server leaves out is as usual. */
export const termsShape = {
  timeControl: timeControlIdSchema.default("casual"),
  rated: z.boolean().default(false),
  /** One game, or the best of three. */
  bestOf: z.literal([1, 3]).default(1),
  /** By how much watchers are behind. */
  watchDelayMs: watchDelaySchema.default(0),
};
const termsSchema = z.object(termsShape);
export type TermsView = z.infer<typeof termsSchema>;

export const personSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

export const accountSchema = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  /** The name with the number that tells it from equal ones. */
  displayName: z.string(),
});
export type AccountView = z.infer<typeof accountSchema>;

/** What a client keeps with an account: names and values of its own, which the server does not look into. */
export const preferencesAnswer = z.object({ preferences: z.record(z.string(), z.unknown()) });
export type Preferences = z.infer<typeof preferencesAnswer>["preferences"];

export const guestSchema = z.object({ token: z.string(), account: accountSchema });
export type Guest = z.infer<typeof guestSchema>;

/** What a player wants to play: a preset, or a list of cards in any format that the server reads. */
export type DeckWish = { readonly preset: string } | { readonly list: string };

export const formatSchema = z.object({
  id: z.string(),
  name: z.string(),
  players: z.number(),
  mostPlayers: z.number().default(2),
  quickMatch: z.boolean(),
});
export type FormatView = z.infer<typeof formatSchema>;

export const deckSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  formats: z.array(z.string()),
  /** Letters of its colours, in the game's order. */
  colours: z.string(),
});
export type DeckSummary = z.infer<typeof deckSummarySchema>;

/** One line of a deck; the definition is fetched by its content hash. */
export const deckEntrySchema = z.object({ count: z.number(), name: z.string(), definition: z.string() });
export type DeckEntry = z.infer<typeof deckEntrySchema>;

export const deckSchema = deckSummarySchema.extend({ cards: z.array(deckEntrySchema) });
export type Deck = z.infer<typeof deckSchema>;

/** What plays a bot's seat: its id, with a style and a pace where wanted (`adept.aggro.calm`), is what is asked for. */
export const botSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** From 1, the beginner's; `null`: a curiosity beside the levels. */
  level: z.number().nullable().default(null),
  /** Whether a style can be chosen for it. */
  styled: z.boolean().default(false),
});
export type BotView = z.infer<typeof botSchema>;

export const catalogueSchema = z.object({
  formats: z.array(formatSchema),
  decks: z.array(deckSummarySchema),
  bots: z.array(botSchema),
});
export type CatalogueView = z.infer<typeof catalogueSchema>;

export const listingSchema = z.object({
  matchId: z.string(),
  format: z.string(),
  origin: z.string(),
  seats: z.array(
    z.object({
      seat: z.number(),
      name: z.string(),
      /** `null` for a bot. */
      accountId: z.string().nullable(),
      wins: z.number().default(0),
    }),
  ),
  timeControl: timeControlIdSchema.default("casual"),
  rated: z.boolean().default(false),
  startedAt: z.number(),
  turn: z.number(),
  watchers: z.number(),
});
export type ListingView = z.infer<typeof listingSchema>;

export const listingPageSchema = z.object({
  listings: z.array(listingSchema),
  total: z.number(),
  version: z.number(),
});
export type ListingPageView = z.infer<typeof listingPageSchema>;

export const seekSchema = z.object({
  id: z.string(),
  format: z.string(),
  accountId: z.string(),
  name: z.string(),
  since: z.number(),
  ...termsShape,
  rating: z.number().default(1500),
});
export type SeekView = z.infer<typeof seekSchema>;

export const onlineSchema = z.object({ people: z.array(personSchema), count: z.number() });
export type OnlineView = z.infer<typeof onlineSchema>;

export const matchSchema = z.object({
  matchId: z.string(),
  format: z.string(),
  visibility: z.enum(["public", "private"]),
  origin: z.string(),
  status: z.enum(["playing", "finished", "abandoned"]),
  seats: z.array(
    z.object({
      seat: z.number(),
      name: z.string(),
      accountId: z.string().nullable(),
      bot: z.string().nullable(),
      outcome: z.enum(["win", "loss", "draw"]).nullable(),
    }),
  ),
  createdAt: z.number(),
  finishedAt: z.number().nullable(),
  rematchOf: z.string().nullable(),
  timeControl: timeControlIdSchema.default("casual"),
  rated: z.boolean().default(false),
});
export type MatchView = z.infer<typeof matchSchema>;

export const ticketSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("none") }),
  z.object({
    state: z.literal("waiting"),
    ticket: z.object({
      id: z.string(),
      format: z.string(),
      kind: z.enum(["queue", "seek"]),
      ...termsShape,
      since: z.number(),
    }),
  }),
  z.object({ state: z.literal("pairing"), matchId: z.string() }),
  z.object({ state: z.literal("matched"), matchId: z.string() }),
]);
export type TicketView = z.infer<typeof ticketSchema>;

export const meSchema = z.object({
  account: accountSchema.extend({ email: z.string().nullable().default(null) }),
  /** Matches that this account is playing now. */
  matches: z.array(matchSchema),
  ticket: ticketSchema,
  /** Whether one may moderate. */
  moderator: z.boolean().default(false),
});
export type Me = z.infer<typeof meSchema>;

const playerSchema = z.object({ accountId: z.string(), name: z.string() });

export const invitationSchema = z.object({
  code: z.string(),
  format: z.string(),
  host: playerSchema,
  guest: playerSchema.nullable(),
  status: z.enum(["open", "taken", "cancelled", "declined", "expired"]),
  to: z.string().nullable().default(null),
  hasPassword: z.boolean().default(false),
  ...termsShape,
  /** Where to go, for the two whom it concerns. */
  matchId: z.string().nullable(),
});
export type InvitationView = z.infer<typeof invitationSchema>;

export const rematchSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("made"), matchId: z.string() }),
  z.object({ state: z.literal("offered"), missing: z.array(z.string()) }),
]);
export type RematchView = z.infer<typeof rematchSchema>;

export const seatEntrySchema = z.object({ seat: z.number(), reservation: reservationSchema });
export const watchEntrySchema = z.object({ reservation: reservationSchema });

export const chatMessageSchema = z.object({
  id: z.number(),
  matchId: z.string(),
  channel: z.enum(["players", "watchers"]),
  accountId: z.string(),
  name: z.string(),
  text: z.string(),
  createdAt: z.number(),
});
export type ChatMessageView = z.infer<typeof chatMessageSchema>;
