/**
 * The site channel (Socket.IO, WebSocket only, path /socket.io), declared once: everything that belongs to the site rather than
 * to a match. A client connects with `auth: { token }`; every request that it sends carries one object and an acknowledgement
 * callback, which is always called with a reply.
 *
 * Lists come with a version. Enter first, keep the changes that arrive meanwhile, and apply to the list those with a greater
 * version than its own; on `lobby:resync` enter again.
 */
import { z } from "zod";
import type { Given } from "../given.ts";
import { personSchema } from "../http/common.ts";
import type { Scope } from "../http/endpoint.ts";
import { listingPageSchema, listingSchema } from "../http/matches.ts";
import { seekSchema, ticketSchema } from "../http/meetings.ts";
import { CHAT_TEXT_LENGTH, directMessageSchema, notificationSchema } from "../http/messages.ts";
import { onlineSchema } from "../http/people.ts";
import { gatheringSchema } from "../http/tables.ts";

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

/** Chat rooms apart from matches: the lobby, or a table being set up, by its code. */
export const chatRoomSchema = z.string().regex(/^(?:lobby|gathering:[\w-]{1,64})$/);

export const roomMessageSchema = z.object({
  id: z.number(),
  room: z.string(),
  accountId: z.string(),
  name: z.string(),
  text: z.string(),
  createdAt: z.number(),
});
export type RoomMessageView = z.infer<typeof roomMessageSchema>;

/** What a request costs: a list is built and sent; chat is stored and sent to others; the rest is small. */
export type SiteCost = "small" | "list" | "talk";

interface SiteRequest<Payload extends z.ZodType, Answer extends z.ZodType> {
  readonly payload: Payload;
  /** The scope that a token must have. */
  readonly need: Scope;
  readonly cost: SiteCost;
  readonly answer: Answer;
}

function request<Payload extends z.ZodType, Answer extends z.ZodType>(
  said: SiteRequest<Payload, Answer>,
): SiteRequest<Payload, Answer> {
  return said;
}

const matchId = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => !id.includes("\u0000"));

/** The requests of clients. */
export const SITE_REQUESTS = {
  /** Follow the lobby: live matches, open challenges, tables that anyone may join, who is online. */
  "lobby:enter": request({
    payload: z.strictObject({}),
    need: "read",
    cost: "list",
    answer: z.object({
      matches: listingPageSchema,
      seeks: z.object({ seeks: z.array(seekSchema), version: z.number() }),
      tables: z.object({ tables: z.array(gatheringSchema), version: z.number() }),
      online: onlineSchema,
    }),
  }),
  "lobby:leave": request({ payload: z.strictObject({}), need: "read", cost: "small", answer: z.null() }),
  /**
   * Follow a table's chat: the players' channel from a seat, the watchers' from elsewhere. With `since`, the id of the last
   * message known, only the next ones (some may be known already); ask on from the last of them until there are no new ones.
   * Messages come oldest first.
   */
  "table:enter": request({
    payload: z.strictObject({ matchId, since: z.number().int().nonnegative().optional() }),
    need: "read",
    cost: "list",
    answer: z.object({ channel: z.enum(["players", "watchers"]), messages: z.array(chatMessageSchema) }),
  }),
  "table:leave": request({
    payload: z.strictObject({ matchId }),
    need: "read",
    cost: "small",
    answer: z.null(),
  }),
  /** Send a message to a table that was entered. */
  "table:say": request({
    payload: z.strictObject({ matchId, text: z.string().max(4 * CHAT_TEXT_LENGTH) }),
    need: "talk",
    cost: "talk",
    answer: z.object({ message: chatMessageSchema }),
  }),
  /**
   * Follow the chat of the lobby, or of a table being set up at which the account sits. With `since` as for tables. Messages come
   * oldest first.
   */
  "room:enter": request({
    payload: z.strictObject({ room: chatRoomSchema, since: z.number().int().nonnegative().optional() }),
    need: "read",
    cost: "list",
    answer: z.object({ messages: z.array(roomMessageSchema) }),
  }),
  "room:leave": request({
    payload: z.strictObject({ room: chatRoomSchema }),
    need: "read",
    cost: "small",
    answer: z.null(),
  }),
  /** Send a message to the lobby, or to a table being set up at which the account sits. */
  "room:say": request({
    payload: z.strictObject({ room: chatRoomSchema, text: z.string().max(4 * CHAT_TEXT_LENGTH) }),
    need: "talk",
    cost: "talk",
    answer: z.object({ message: roomMessageSchema }),
  }),
} as const;
export type SiteRequestName = keyof typeof SITE_REQUESTS;
export const SITE_REQUEST_NAMES = [
  "lobby:enter",
  "lobby:leave",
  "table:enter",
  "table:leave",
  "table:say",
  "room:enter",
  "room:leave",
  "room:say",
] as const satisfies readonly SiteRequestName[];
export type SiteRequestPayload<Name extends SiteRequestName> = z.infer<
  (typeof SITE_REQUESTS)[Name]["payload"]
>;
/** The reply to a request. */
export type SiteAnswer<Name extends SiteRequestName> = z.infer<(typeof SITE_REQUESTS)[Name]["answer"]>;
/** The same as the server gives it. */
export type SentAnswer<Name extends SiteRequestName> = Given<SiteAnswer<Name>>;

export type ListChange<Item> =
  | { readonly version: number; readonly kind: "put"; readonly item: Item }
  | { readonly version: number; readonly kind: "removed"; readonly id: string };

function changesOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    changes: z.array(
      z.discriminatedUnion("kind", [
        z.object({ version: z.number(), kind: z.literal("put"), item }),
        z.object({ version: z.number(), kind: z.literal("removed"), id: z.string() }),
      ]),
    ),
  });
}

/** What the server sends unasked. */
export const SITE_EVENTS = {
  /** Once after connecting: the account, and the result of its search for a match meanwhile. */
  welcome: z.object({ account: personSchema, ticket: ticketSchema }),
  "lobby:matches": changesOf(listingSchema),
  "lobby:seeks": changesOf(seekSchema),
  "lobby:tables": changesOf(gatheringSchema),
  "lobby:online": z.object({ count: z.number(), arrived: z.array(personSchema), left: z.array(z.string()) }),
  /** A match of the account is ready to be entered. */
  matched: z.object({ matchId: z.string(), origin: z.string() }),
  /** The account's tickets have changed, in whichever tab. */
  ticket: ticketSchema,
  /** One of the account's tickets has ended without a match; `ticket` follows with those that are left. */
  "ticket-lost": z.object({ reason: z.string() }),
  /** The account was challenged, or a challenge has been answered. The invitation is fetched by its code. */
  challenged: z.object({ code: z.string(), by: personSchema }),
  "challenge-declined": z.object({ code: z.string(), by: personSchema }),
  "challenge-withdrawn": z.object({ code: z.string(), by: personSchema }),
  /** A table at which the account sits before its match has changed: fetch it again. */
  gathering: z.object({ code: z.string() }),
  "rematch-offered": z.object({ matchId: z.string(), by: personSchema }),
  /** A direct message, sent to all tabs of both accounts. Missed ones are available at /api/messages. */
  "direct-message": directMessageSchema,
  /** Missed ones are available at /api/notifications. */
  notification: notificationSchema,
  "table:message": chatMessageSchema,
  "room:message": roomMessageSchema,
  /** This session was ended; the connection closes. */
  "signed-out": z.unknown(),
} as const;
export type SiteEvent = keyof typeof SITE_EVENTS;
export type SitePayload<Event extends SiteEvent> = z.infer<(typeof SITE_EVENTS)[Event]>;
/** The same as the server gives it. */
export type SentPayload<Event extends SiteEvent> = Given<SitePayload<Event>>;

/** Sent without anything in it: changes of the lobby may be missing, so that it has to be entered again. */
export const LOBBY_RESYNC = "lobby:resync";

export const SITE_ERRORS = [
  "invalid",
  "rate-limited",
  "not-found",
  "forbidden",
  "not-entered",
  "unavailable",
  "internal",
  /** Only said by clients to themselves: the answer can't be read. */
  "unexpected",
] as const;
export type SiteErrorCode = (typeof SITE_ERRORS)[number];

const errorSchema = z.object({
  code: z.enum(SITE_ERRORS).catch("internal"),
  /** English, for developers; clients word the code themselves. */
  message: z.string(),
  retryAfterMs: z.number().optional(),
});
export type SiteError = z.infer<typeof errorSchema>;

/** The envelope of every answer. */
export const replySchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: errorSchema }),
]);

export type SiteReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: SiteError };

/** The message of the connection error when the token opens nothing. */
export const UNAUTHENTICATED = "unauthenticated";
/** The same when an account has too many connections already. */
export const TOO_MANY_CONNECTIONS = "too-many-connections";
