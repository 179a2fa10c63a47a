/** Matches: live ones, one by its id, playing a bot, taking a seat, watching, rematches. */
import { z } from "zod";
import { timeControlIdSchema } from "../time-control-schema.ts";
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
/** Live matches in one response. */
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

/** A place in a room, to be passed to `consumeSeatReservation`; valid for a few seconds, and secret. */
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
    cost: "list",
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
    cost: "small",
    access: "optional",
    tag,
    summary: "A match by its id",
    params: matchParams,
    answer: z.object({ match: matchSchema }),
    errors: ["not-found"],
  }),
  playBot: endpoint({
    method: "post",
    path: "/matches/bot",
    cost: "deck",
    access: "play",
    tag,
    summary: "Start a match against a bot",
    body: z.strictObject({
      format: idField,
      deck: deckChoiceSchema,
      bot: idField,
      botDeck: deckChoiceSchema
        .optional()
        .meta({ description: "What the bot plays; by default the server picks a ready-made deck" }),
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
    cost: "write",
    access: "play",
    tag,
    summary: "A reservation for your seat, on the server that runs the match now",
    params: matchParams,
    answer: z.object({
      seat: int,
      reservation: reservationSchema,
      cards: z.array(z.string()).meta({
        description:
          "Content hashes of the cards that you brought; empty where another server of this site runs the match, whose room tells them",
      }),
    }),
    errors: ["not-found", "gone"],
    limits: ["seats"],
  }),
  watch: endpoint({
    method: "post",
    path: "/matches/:match/watch",
    cost: "write",
    access: "optional",
    tag,
    summary: "A reservation for a watcher",
    params: matchParams,
    answer: z.object({ reservation: reservationSchema }),
    errors: ["not-found", "gone"],
    limits: ["seats"],
  }),
  rematch: endpoint({
    method: "post",
    path: "/matches/:match/rematch",
    cost: "write",
    access: "play",
    tag,
    summary: "Offer a rematch, or accept the offer",
    params: matchParams,
    body: z.strictObject({ deck: deckChoiceSchema.optional() }),
    answer: rematchSchema,
    errors: ["not-found", "conflict", "bad-deck"],
    limits: ["meetings"],
  }),
  withdrawRematch: endpoint({
    method: "delete",
    path: "/matches/:match/rematch",
    cost: "write",
    access: "play",
    tag,
    summary: "Withdraw your offer of a rematch",
    params: matchParams,
  }),
};
