/**
 * The wire of the site channel (Socket.IO, websocket only, path /socket.io): everything that belongs to the
 * site rather than to a match. A client connects with `auth: { token }`; every event that it sends carries one
 * object and an acknowledgement callback, which is always called with a Reply.
 *
 * Lists come with a version. Enter first, keep the changes that arrive meanwhile, and apply to the list those
 * with a greater version than its own; on `lobby:resync` enter again.
 */
import { CHAT_TEXT_LENGTH } from "@spellroom/protocol/http";
import { z } from "zod";
import type { Need } from "../accounts/scopes.ts";
import { hasNul } from "../http/no-nul.ts";
import type { Listing } from "../lobby/listing.ts";
import type { Gathering } from "../matchmaking/gatherings.ts";
import type { Seek, TicketStatus } from "../matchmaking/tickets.ts";
import type { DirectMessage } from "../moderation/direct-messages.ts";
import type { Notification } from "../moderation/notifications.ts";
import type { Person } from "../presence/events.ts";
import type { ChatMessage } from "../storage/chat-store.ts";

export const CHAT_PAGE = 100;

const matchIdSchema = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => !hasNul(id));

/** What a client may send, by event. */
export const CLIENT_EVENTS = {
  /** Follow the lobby: live matches, open seeks, tables that anybody may join, who is online. Answered with LobbyView. */
  "lobby:enter": z.strictObject({}),
  "lobby:leave": z.strictObject({}),
  /**
   * Follow a table's chat: the players' channel from a seat, the watchers' from elsewhere. Answered with
   * TableView; with `since`, the id of the last message known, only the next ones (some may be known already); ask on
   * from the last of them until there are no new ones.
   */
  "table:enter": z.strictObject({ matchId: matchIdSchema, since: z.number().int().nonnegative().optional() }),
  "table:leave": z.strictObject({ matchId: matchIdSchema }),
  /** Say something at a table that was entered. Answered with SaidView. */
  "table:say": z.strictObject({ matchId: matchIdSchema, text: z.string().max(4 * CHAT_TEXT_LENGTH) }),
} as const;

export type ClientEvent = keyof typeof CLIENT_EVENTS;
export const CLIENT_EVENT_NAMES = [
  "lobby:enter",
  "lobby:leave",
  "table:enter",
  "table:leave",
  "table:say",
] as const satisfies readonly ClientEvent[];

/** What a token must be good for. */
export const EVENT_NEEDS: Readonly<Record<ClientEvent, Need>> = {
  "lobby:enter": "read",
  "lobby:leave": "read",
  "table:enter": "read",
  "table:leave": "read",
  "table:say": "talk",
};

/** What an event costs: a list is made and sent for it; talk is kept and sent to others; the rest is small. */
export type EventCost = "small" | "list" | "talk";
export const EVENT_COSTS: Readonly<Record<ClientEvent, EventCost>> = {
  "lobby:enter": "list",
  "lobby:leave": "small",
  "table:enter": "list",
  "table:leave": "small",
  "table:say": "talk",
};

export type ClientPayload<E extends ClientEvent> = z.infer<(typeof CLIENT_EVENTS)[E]>;

export const SITE_ERRORS = [
  "invalid",
  "rate-limited",
  "not-found",
  "forbidden",
  "not-entered",
  "unavailable",
  "internal",
] as const;
export type SiteErrorCode = (typeof SITE_ERRORS)[number];

export interface SiteError {
  readonly code: SiteErrorCode;
  /** English, for developers; clients word the code themselves. */
  readonly message: string;
  readonly retryAfterMs?: number;
}

export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: SiteError };

export interface LobbyView {
  readonly matches: {
    readonly listings: readonly Listing[];
    readonly total: number;
    readonly version: number;
  };
  readonly seeks: { readonly seeks: readonly Seek[]; readonly version: number };
  readonly tables: { readonly tables: readonly Gathering[]; readonly version: number };
  readonly online: { readonly people: readonly Person[]; readonly count: number };
}

export interface TableView {
  readonly channel: "players" | "watchers";
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
}

export interface SaidView {
  readonly message: ChatMessage;
}

/** What each event of a client is answered with. */
export interface Answers {
  "lobby:enter": LobbyView;
  "lobby:leave": null;
  "table:enter": TableView;
  "table:leave": null;
  "table:say": SaidView;
}

export type ListChange<Item> =
  | { readonly version: number; readonly kind: "put"; readonly item: Item }
  | { readonly version: number; readonly kind: "removed"; readonly id: string };

/** What the server sends. */
export interface ServerEvents {
  /** Once after connecting: who one is, and what came of one's search for a match meanwhile. */
  welcome: (message: { readonly account: Person; readonly ticket: TicketStatus }) => void;
  "lobby:matches": (message: { readonly changes: readonly ListChange<Listing>[] }) => void;
  "lobby:seeks": (message: { readonly changes: readonly ListChange<Seek>[] }) => void;
  "lobby:tables": (message: { readonly changes: readonly ListChange<Gathering>[] }) => void;
  "lobby:online": (message: {
    readonly count: number;
    readonly arrived: readonly Person[];
    readonly left: readonly string[];
  }) => void;
  /** Changes may be missing: enter the lobby again. */
  "lobby:resync": () => void;
  /** A match of one's own is ready to be entered: quick, seek, private or rematch. */
  matched: (message: { readonly matchId: string; readonly origin: string }) => void;
  /** One's ticket has ended without a match: expired, bad-deck or impossible. */
  "ticket-lost": (message: { readonly reason: string }) => void;
  /** Somebody challenges one; or what came of a challenge. The invitation is fetched by its code. */
  challenged: (message: { readonly code: string; readonly by: Person }) => void;
  "challenge-declined": (message: { readonly code: string; readonly by: Person }) => void;
  "challenge-withdrawn": (message: { readonly code: string; readonly by: Person }) => void;
  /** A table that one sits at before its match has changed: fetch it again. */
  gathering: (message: { readonly code: string }) => void;
  "rematch-offered": (message: { readonly matchId: string; readonly by: Person }) => void;
  /** Between oneself and somebody else, to all of both's tabs. What was missed is asked for at /api/messages. */
  "direct-message": (message: DirectMessage) => void;
  /** What was missed is asked for at /api/notifications. */
  notification: (message: Notification) => void;
  "table:message": (message: ChatMessage) => void;
  /** This session was ended; the connection closes. */
  "signed-out": () => void;
}

/** What arrives is unknown until it is parsed. */
export type ClientEvents = { [E in ClientEvent]: (payload: unknown, acknowledge: unknown) => void };

/** The message of the connection error when the token opens nothing. */
export const UNAUTHENTICATED = "unauthenticated";
/** The same when an account has too many connections already. */
export const TOO_MANY_CONNECTIONS = "too-many-connections";
