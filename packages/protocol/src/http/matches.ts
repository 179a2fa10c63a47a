/** Matches: the list of live ones, one of them, a match against a bot, a seat, a place to watch, a rematch. */
import { z } from "zod";
import { timeControlIdSchema } from "../time-control.ts";
import {
  deckChoiceSchema,
  idField,
  int,
  MATCH_ORIGINS,
  matchIdSchema,
  matchParams,
  matchSchema,
  queryInt,
  termsFields,
  time,
  VISIBILITIES,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Matches";
/** Live matches that one answer lists. */
export const LISTING_PAGE = 100;

export const listingSeatSchema = z.object({
  seat: int,
  name: z.string(),
  /** Null for a bot. */
  accountId: z.string().nullable(),
  /** Games won so far. */
  wins: int,
});

/** A live match as the lobby shows it: public facts only. */
export const listingSchema = z
  .object({
    timeControl: timeControlIdSchema,
    rated: z.boolean(),
    matchId: z.string(),
    format: z.string(),
    origin: z.enum(MATCH_ORIGINS),
    /** Owner and epoch of the match when this was written: an older epoch never replaces a newer one. */
    processId: z.string(),
    epoch: int,
    seats: z.array(listingSeatSchema),
    startedAt: time,
    turn: int,
    watchers: int,
  })
  .meta({ id: "LiveMatch" });
export type ListingView = z.infer<typeof listingSchema>;

export const listingPageSchema = z.object({ listings: z.array(listingSchema), total: int, version: int });
export type ListingPageView = z.infer<typeof listingPageSchema>;

/** A way into a room, as `consumeSeatReservation` takes it; a capability of some seconds for its receiver alone. */
export const reservationSchema = z
  .object({
    name: z.string(),
    sessionId: z.string(),
    roomId: z.string(),
    processId: z.string().exactOptional(),
    publicAddress: z.string().exactOptional(),
  })
  .meta({ id: "Reservation" });
export type Reservation = z.infer<typeof reservationSchema>;

export const rematchSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("made"), matchId: z.string() }),
  z.object({ state: z.literal("offered"), missing: z.array(z.string()) }),
]);
export type RematchView = z.infer<typeof rematchSchema>;

export const matches = {
  list: endpoint({
    method: "get",
    path: "/matches",
    access: "public",
    tag,
    summary: "Live public matches, newest first",
    query: z.object({
      offset: queryInt(0, 100_000).default(0),
      limit: queryInt(1, LISTING_PAGE).default(LISTING_PAGE),
    }),
    answer: listingPageSchema,
  }),
  look: endpoint({
    method: "get",
    path: "/matches/:match",
    access: "optional",
    tag,
    summary: "A match that the asker may know of",
    params: matchParams,
    answer: z.object({ match: matchSchema }),
    errors: ["not-found"],
  }),
  playBot: endpoint({
    method: "post",
    path: "/matches/bot",
    access: "play",
    tag,
    summary: "Play a bot, at once",
    body: z.strictObject({
      format: idField,
      deck: deckChoiceSchema,
      bot: idField,
      botDeck: deckChoiceSchema
        .optional()
        .meta({ description: "What the bot plays; else the server picks one of its ready-made decks" }),
      visibility: z.enum(VISIBILITIES).default("public"),
      timeControl: termsFields.timeControl,
      bestOf: termsFields.bestOf,
      watchDelayMs: termsFields.watchDelayMs,
    }),
    answer: matchIdSchema,
    status: 201,
    errors: ["bad-deck", "conflict"],
    limits: ["meetings"],
  }),
  seat: endpoint({
    method: "post",
    path: "/matches/:match/seat",
    access: "play",
    tag,
    summary: "A reservation for one's own seat, wherever the match lives now",
    params: matchParams,
    answer: z.object({ seat: int, reservation: reservationSchema }),
    errors: ["not-found", "gone"],
    limits: ["seats"],
  }),
  watch: endpoint({
    method: "post",
    path: "/matches/:match/watch",
    access: "optional",
    tag,
    summary: "A reservation among the watchers",
    params: matchParams,
    answer: z.object({ reservation: reservationSchema }),
    errors: ["not-found", "gone"],
    limits: ["seats"],
  }),
  rematch: endpoint({
    method: "post",
    path: "/matches/:match/rematch",
    access: "play",
    tag,
    summary: "Offer to play again, or accept the offer",
    params: matchParams,
    body: z.strictObject({ deck: deckChoiceSchema.optional() }),
    answer: rematchSchema,
    errors: ["not-found", "conflict", "bad-deck"],
    limits: ["meetings"],
  }),
  withdrawRematch: endpoint({
    method: "delete",
    path: "/matches/:match/rematch",
    access: "play",
    tag,
    summary: "Take the offer to play again back",
    params: matchParams,
  }),
};
