/** The connections of the site channel, typed, and how their events are answered. */
import {
  type LOBBY_RESYNC,
  type SentAnswer,
  type SentPayload,
  SITE_REQUESTS,
  type SiteError,
  type SiteErrorCode,
  type SiteEvent,
  type SiteReply,
  type SiteRequestName,
  type SiteRequestPayload,
} from "@spellroom/protocol/site";
import type { DefaultEventsMap, Server, Socket } from "socket.io";
import type { z } from "zod";
import { type Grant, isGranted } from "../accounts/scopes.ts";
import { CoordinationUnavailable } from "../cluster/coordination-unavailable.ts";
import type { Person } from "../cluster/events.ts";
import { pauseReading } from "../limits/backpressure.ts";
import type { TokenBucket, TokenBuckets } from "../limits/token-bucket.ts";
import type { Logger } from "../logging/logger.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { isUnavailable } from "../storage/errors.ts";

export interface SocketData {
  account: Person;
  sessionId: string;
  /** What its token may do. */
  grant: Grant;
  /** Of everything that this connection sends. */
  bucket: TokenBucket;
}

/** What arrives is unknown until it is parsed. */
type ClientEvents = { [Name in SiteRequestName]: (payload: unknown, acknowledge: unknown) => void };
/** What is sent; some of it says everything by its name. */
type ServerEvents = {
  [Event in SiteEvent]: unknown extends SentPayload<Event>
    ? () => void
    : (message: SentPayload<Event>) => void;
} & { [Event in typeof LOBBY_RESYNC]: () => void };

export type SiteServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type SiteSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

/** Rooms of the channel. */
export const ROOMS = {
  lobby: "lobby",
  /** Those who read what is said in the lobby. */
  lobbyTalk: "lobby-talk",
  user: (accountId: string) => `user:${accountId}`,
  /** Of a person's connections those that are told of matches and challenges. */
  meetings: (accountId: string) => `meetings:${accountId}`,
  /** Those that are told what is written to the person. */
  letters: (accountId: string) => `letters:${accountId}`,
  table: (matchId: string, channel: "players" | "watchers") => `table:${matchId}:${channel}`,
} as const;

/** Refuses an event with a reason that the client is told. */
export class SiteRefusal extends Error {
  readonly error: SiteError;

  constructor(code: SiteErrorCode, message: string, retryAfterMs?: number) {
    super(message);
    this.name = "SiteRefusal";
    this.error = { code, message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
}

export type Handler<E extends SiteRequestName> = (
  socket: SiteSocket,
  payload: SiteRequestPayload<E>,
) => Promise<SentAnswer<E>>;
export type Handlers = { readonly [E in SiteRequestName]: Handler<E> };

export interface AnswerParts {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Of lists, by account: all connections of a person together. */
  readonly lists: TokenBuckets;
}

/** Registers a handler: limits, parses, answers. Nothing that a client sends can do more than be refused. */
export function answer<E extends SiteRequestName>(
  socket: SiteSocket,
  event: E,
  handler: Handler<E>,
  parts: AnswerParts,
): void {
  const requests: {
    readonly [Each in SiteRequestName]: { readonly payload: z.ZodType<SiteRequestPayload<Each>> };
  } = SITE_REQUESTS;
  const schema = requests[event].payload;
  const { cost, need } = SITE_REQUESTS[event];
  const listener = async (payload: unknown, acknowledge: unknown): Promise<void> => {
    const reply = await replyTo(async () => {
      const isList = cost === "list";
      const wait = socket.data.bucket.take() || (isList ? parts.lists.take(socket.data.account.id) : 0);
      if (wait > 0) {
        pauseReading(socket.conn.request.socket);
        throw new SiteRefusal("rate-limited", "Too many messages", wait);
      }
      if (!isGranted(socket.data.grant, need)) {
        throw new SiteRefusal("forbidden", "This token may not do that");
      }
      const parsed = schema.safeParse(payload);
      if (!parsed.success) throw new SiteRefusal("invalid", "Malformed message");
      return handler(socket, parsed.data);
    }, parts.logger);
    parts.metrics.socketEvents.inc({ event, result: reply.ok ? "ok" : reply.error.code });
    if (typeof acknowledge === "function") acknowledge(reply);
  };
  const events: SocketListeners = socket;
  events.on(event, (payload, acknowledge) => void listener(payload, acknowledge));
}

/** The one method of a socket that is needed here; its own type can't be called with an event that varies. */
interface SocketListeners {
  on(event: SiteRequestName, listener: (payload: unknown, acknowledge: unknown) => void): unknown;
}

async function replyTo<Value>(work: () => Promise<Value>, logger: Logger): Promise<SiteReply<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error: describe(error, logger) };
  }
}

function describe(error: unknown, logger: Logger): SiteError {
  if (error instanceof SiteRefusal) return error.error;
  if (isUnavailable(error) || error instanceof CoordinationUnavailable) {
    return { code: "unavailable", message: "Temporarily unavailable", retryAfterMs: 2000 };
  }
  logger.error({ error }, "An event of the site channel failed");
  return { code: "internal", message: "Something went wrong" };
}
