/** The connections of the site channel, typed, and how their events are answered. */
import type { DefaultEventsMap, Server, Socket } from "socket.io";
import type { z } from "zod";
import { type Grant, isGranted } from "../accounts/scopes.ts";
import type { Logger } from "../logging/logger.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Person } from "../presence/events.ts";
import { CoordinationUnavailable } from "../presence/redis-store.ts";
import { isUnavailable } from "../storage/errors.ts";
import {
  type Answers,
  CLIENT_EVENTS,
  type ClientEvent,
  type ClientEvents,
  type ClientPayload,
  EVENT_COSTS,
  EVENT_NEEDS,
  type Reply,
  type ServerEvents,
  type SiteError,
  type SiteErrorCode,
} from "./contract.ts";
import type { TokenBucket, TokenBuckets } from "./token-bucket.ts";

export interface SocketData {
  account: Person;
  sessionId: string;
  /** What its token may do. */
  grant: Grant;
  /** Of everything that this connection sends. */
  bucket: TokenBucket;
}

export type SiteServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type SiteSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

/** Rooms of the channel. */
export const ROOMS = {
  lobby: "lobby",
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

export type Handler<E extends ClientEvent> = (
  socket: SiteSocket,
  payload: ClientPayload<E>,
) => Promise<Answers[E]>;
export type Handlers = { readonly [E in ClientEvent]: Handler<E> };

export interface AnswerParts {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Of lists, by account: all connections of a person together. */
  readonly lists: TokenBuckets;
}

/** Registers a handler: limits, parses, answers. Nothing that a client sends can do more than be refused. */
export function answer<E extends ClientEvent>(
  socket: SiteSocket,
  event: E,
  handler: Handler<E>,
  parts: AnswerParts,
): void {
  const schemas: { readonly [Each in ClientEvent]: z.ZodType<ClientPayload<Each>> } = CLIENT_EVENTS;
  const schema = schemas[event];
  const listener = async (payload: unknown, acknowledge: unknown): Promise<void> => {
    const reply = await replyTo(async () => {
      const isList = EVENT_COSTS[event] === "list";
      const wait = socket.data.bucket.take() || (isList ? parts.lists.take(socket.data.account.id) : 0);
      if (wait > 0) throw new SiteRefusal("rate-limited", "Too many messages", wait);
      if (!isGranted(socket.data.grant, EVENT_NEEDS[event])) {
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
  on(event: ClientEvent, listener: (payload: unknown, acknowledge: unknown) => void): unknown;
}

async function replyTo<Value>(work: () => Promise<Value>, logger: Logger): Promise<Reply<Value>> {
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
