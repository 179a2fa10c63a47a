/** The site channel: who is here, what happens in the lobby, what is said at the tables, what concerns oneself. */

import type { Server as HttpServer } from "node:http";
import { SITE_REQUEST_NAMES, TOO_MANY_CONNECTIONS, UNAUTHENTICATED } from "@spellroom/protocol/site";
import { Server } from "socket.io";
import type { Accounts } from "../accounts/accounts.ts";
import type { Blocks } from "../accounts/blocks.ts";
import { isGranted } from "../accounts/scopes.ts";
import type { Unsubscribe } from "../cluster/bus.ts";
import type { BusEvent } from "../cluster/events.ts";
import type { Coordination } from "../coordination/shared-state.ts";
import type { OriginPolicy } from "../http/origins.ts";
import { closeSlowConnection } from "../limits/slow-connections.ts";
import { TokenBucket, TokenBuckets } from "../limits/token-bucket.ts";
import type { Logger } from "../logging/logger.ts";
import type { Gatherings } from "../matchmaking/gatherings.ts";
import { ticketOf } from "../matchmaking/ticket-view.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Moderation } from "../moderation/moderation.ts";
import type { ChatStore } from "../storage/chat-store.ts";
import { StorageUnavailable } from "../storage/errors.ts";
import type { MatchStore } from "../storage/match-store.ts";
import type { RoomStore } from "../storage/room-store.ts";
import type { SiteAdapter } from "./adapter.ts";
import { LobbyFeed } from "./lobby-feed.ts";
import { RoomChat } from "./room-chat.ts";
import { answer, type Handlers, ROOMS, type SiteServer, type SiteSocket } from "./sockets.ts";
import { TableChat } from "./table-chat.ts";
import { Talk } from "./talk.ts";

/** Room for the largest message and its envelope; a larger frame costs its sender the connection. */
const LARGEST_FRAME = 16 * 1024;
const CONNECTIONS_PER_ACCOUNT = 20;
/** Of one connection's events, answered beyond this with a refusal. */
const EVENTS = { capacity: 40, perSecond: 10 };
/** Of lists asked for by all connections of an account: a visitor enters the lobby and a table or two at once. */
const LISTS = { capacity: 30, perSecond: 1 };
/** For everything that a connection sends. No page sends more; the connection is closed without a reply. */
const FLOOD = { capacity: 3_000, perSecond: 500 };

export interface SiteHubParts {
  readonly accounts: Accounts;
  readonly coordination: Coordination;
  readonly chat: ChatStore;
  readonly rooms: RoomStore;
  readonly blocks: Blocks;
  readonly moderation: Moderation;
  readonly matches: MatchStore;
  readonly gatherings: Pick<Gatherings, "listed" | "find">;
  readonly origins: OriginPolicy;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** For several processes. */
  readonly adapter?: SiteAdapter | undefined;
}

export interface SiteHub {
  readonly io: SiteServer;
  /** Disconnects everybody; they reconnect by themselves, elsewhere if this process is going away. */
  close(): Promise<void>;
}

/** Opens the channel on an HTTP server that listens already: its upgrades are looked at after those of rooms and pages. */
export function openSiteHub(httpServer: HttpServer, parts: SiteHubParts): SiteHub {
  const io: SiteServer = new Server(httpServer, {
    transports: ["websocket"],
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: LARGEST_FRAME,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers;
      const allowed = parts.origins.isAllowed(origin, host);
      decide(allowed ? null : "origin", allowed);
    },
    ...(parts.adapter === undefined ? {} : { adapter: parts.adapter.adapter }),
  });
  const hub = new Hub(io, parts);
  return {
    io,
    close: async () => {
      hub.close();
      io.disconnectSockets(true);
      await closeServer(io);
      await parts.adapter?.close();
    },
  };
}

/** Closes the channel only: the HTTP server under it is somebody else's. */
async function closeServer(io: SiteServer): Promise<void> {
  for (const namespace of io._nsps.values()) namespace.adapter.close();
  io.engine.close();
  await new Promise<void>((resolve) => setImmediate(resolve));
}

class Hub {
  readonly #io: SiteServer;
  readonly #parts: SiteHubParts;
  readonly #feed: LobbyFeed;
  readonly #handlers: Handlers;
  readonly #lists = new TokenBuckets(LISTS);
  readonly #unsubscribe: readonly Unsubscribe[];

  constructor(io: SiteServer, parts: SiteHubParts) {
    this.#io = io;
    this.#parts = parts;
    const { blocks, coordination, chat, gatherings, logger, matches, metrics, moderation } = parts;
    const onError = (error: unknown): void => logger.warn({ error }, "Could not send the lobby's tables");
    this.#feed = new LobbyFeed({ io, ...coordination, metrics, gatherings, onError });
    const talk = new Talk({ metrics, moderation });
    this.#handlers = this.#makeHandlers(
      new TableChat({ io, chat, matches, metrics, blocks, talk }),
      new RoomChat({ io, rooms: parts.rooms, metrics, blocks, gatherings, talk }),
    );
    this.#unsubscribe = [
      coordination.bus.subscribe("meeting", (event) => this.#tellMeeting(event)),
      coordination.bus.subscribe("queue", (event) => {
        if (event.kind === "ticket") this.#ticketChanged(event.accountId);
      }),
      coordination.bus.subscribe("account", (event) => this.#accountChanged(event)),
    ];
    io.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        (error: unknown) => next(toError(error)),
      );
    });
    io.on("connection", (socket) => this.#connected(socket));
  }

  close(): void {
    this.#feed.close();
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  #makeHandlers(tables: TableChat, rooms: RoomChat): Handlers {
    return {
      "lobby:enter": async (socket) => {
        await socket.join(ROOMS.lobby);
        return this.#feed.view();
      },
      "lobby:leave": async (socket) => {
        await socket.leave(ROOMS.lobby);
        return null;
      },
      "table:enter": (socket, payload) => tables.enter(socket, payload),
      "table:leave": (socket, payload) => tables.leave(socket, payload),
      "table:say": (socket, payload) => tables.say(socket, payload),
      "room:enter": (socket, payload) => rooms.enter(socket, payload),
      "room:leave": (socket, payload) => rooms.leave(socket, payload),
      "room:say": (socket, payload) => rooms.say(socket, payload),
    };
  }

  async #admit(socket: SiteSocket): Promise<void> {
    const { token } = socket.handshake.auth;
    const session = typeof token === "string" ? await this.#parts.accounts.authenticate(token) : undefined;
    if (session === undefined) throw new Error(UNAUTHENTICATED);
    const { account } = session;
    const others = this.#io.of("/").adapter.rooms.get(ROOMS.user(account.id))?.size ?? 0;
    if (others >= CONNECTIONS_PER_ACCOUNT) throw new Error(TOO_MANY_CONNECTIONS);
    socket.data.account = { id: account.id, name: account.displayName };
    socket.data.sessionId = session.id;
    socket.data.grant = session.grant;
    socket.data.bucket = new TokenBucket(EVENTS);
  }

  #connected(socket: SiteSocket): void {
    const { coordination, metrics, logger } = this.#parts;
    const { account } = socket.data;
    metrics.sockets.inc();
    const flood = new TokenBucket(FLOOD);
    closeSlowConnection(socket.conn, () => metrics.slowConnections.inc({ kind: "site" }));
    socket.conn.on("packet", () => {
      if (flood.take() > 0) socket.disconnect(true);
    });
    coordination.online.connect(account, socket.id);
    socket.on("disconnect", () => {
      metrics.sockets.dec();
      coordination.online.disconnect(account.id, socket.id);
    });
    for (const event of SITE_REQUEST_NAMES) {
      answer(socket, event, this.#handlers[event], { ...this.#parts, lists: this.#lists });
    }
    this.#welcome(socket).catch((error: unknown) => logger.warn({ error }, "Could not accept a connection"));
  }

  async #welcome(socket: SiteSocket): Promise<void> {
    const { account, grant } = socket.data;
    const reads = isGranted(grant, "read");
    const meets = reads || isGranted(grant, "play");
    await socket.join(ROOMS.user(account.id));
    if (meets) await socket.join(ROOMS.meetings(account.id));
    if (reads) await socket.join(ROOMS.letters(account.id));
    const { tickets } = this.#parts.coordination;
    const ticket = meets ? await ticketOf(tickets, account.id) : ({ state: "none" } as const);
    socket.emit("welcome", { account, ticket });
  }

  #ticketChanged(accountId: string): void {
    this.#tellTicket(accountId).catch((error: unknown) =>
      this.#parts.logger.warn({ error }, "Could not tell a player what they wait for"),
    );
  }

  /** Tells all tabs of an account here what it waits for now. */
  async #tellTicket(accountId: string): Promise<void> {
    const room = ROOMS.meetings(accountId);
    if (!this.#io.of("/").adapter.rooms.has(room)) return;
    const ticket = await ticketOf(this.#parts.coordination.tickets, accountId);
    this.#io.local.to(room).emit("ticket", ticket);
  }

  #tellMeeting(event: BusEvent<"meeting">): void {
    for (const accountId of event.accountIds) {
      const person = this.#io.local.to(ROOMS.meetings(accountId));
      switch (event.kind) {
        case "matched":
          person.emit("matched", { matchId: event.matchId, origin: event.origin });
          break;
        case "ticket-lost":
          person.emit("ticket-lost", { reason: event.reason });
          this.#ticketChanged(accountId);
          break;
        case "rematch-offered":
          person.emit("rematch-offered", { matchId: event.matchId, by: event.by });
          break;
        case "challenged":
        case "challenge-declined":
        case "challenge-withdrawn":
          person.emit(event.kind, { code: event.code, by: event.by });
          break;
        case "gathering":
          person.emit("gathering", { code: event.code });
          break;
      }
    }
  }

  #accountChanged(event: BusEvent<"account">): void {
    switch (event.kind) {
      case "direct-message":
        for (const id of [event.message.from, event.message.to]) {
          this.#io.local.to(ROOMS.letters(id)).emit("direct-message", event.message);
        }
        return;
      case "notification":
        this.#io.local.to(ROOMS.letters(event.accountId)).emit("notification", event.notification);
        return;
      case "renamed":
      case "session-revoked":
        this.#connectionsChanged(event);
        return;
    }
  }

  #connectionsChanged(event: Extract<BusEvent<"account">, { kind: "renamed" | "session-revoked" }>): void {
    for (const socket of this.#io.of("/").sockets.values()) {
      if (event.kind === "renamed" && socket.data.account.id === event.person.id) {
        socket.data.account = event.person;
        this.#parts.coordination.online.rename(event.person);
      }
      if (event.kind === "session-revoked" && socket.data.sessionId === event.sessionId) {
        socket.emit("signed-out");
        socket.disconnect(true);
      }
    }
  }
}

function toError(error: unknown): Error {
  if (error instanceof StorageUnavailable || !(error instanceof Error)) return new Error("unavailable");
  return error;
}
