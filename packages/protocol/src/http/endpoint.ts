/**
 * An endpoint of the HTTP API as data: everything that the server, the client and the API documentation need to know about it.
 * The server implements it with a handler; the client's method, its types and the OpenAPI document are derived from it.
 */
import { z } from "zod";
import type { Given } from "../given.ts";
import type { ApiErrorCode } from "./api-errors.ts";

export const SCOPES = ["read", "play", "talk"] as const;
/**
 * What a token may do:
 * - `read`: see what its account sees: itself, its matches, messages and notifications.
 * - `play`: find opponents and take seats for the account.
 * - `talk`: send messages for it.
 */
export type Scope = (typeof SCOPES)[number];

/**
 * Who may call an endpoint:
 * - `public`: anyone; the response is the same for everyone
 * - `optional`: anyone; the response depends on who asks
 * - a scope: an account, with a token that has the scope
 * - `session`: an account, with a session of its owner's own device, not with a token for a program
 * - `moderator`: a moderator's session; for everyone else the endpoint does not exist
 */
export type Access = "public" | "optional" | Scope | "session" | "moderator";

export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];

/** Limits that calls are counted against; the server defines how many calls each allows, and whether per account or address. */
export const CALL_LIMITS = [
  "guests",
  "renames",
  "settings",
  "exports",
  "deckSaves",
  "botSaves",
  "directs",
  "reports",
  "meetings",
  "codes",
  "seats",
  "tables",
] as const;
export type CallLimit = (typeof CALL_LIMITS)[number];

/**
 * What answering an endpoint costs the server; calls are counted by it per address, for all accounts together:
 * - small: some rows by their keys, or nothing but memory
 * - list: many rows, read and put together
 * - write: rows written, others told
 * - deck: a deck list read and checked, perhaps a match started
 * - deckList: a list read, without anything started
 * - password: one hashed
 * - search: cards looked for, on a thread of its own
 * - replay: a whole match read and replayed, on a thread of its own
 */
export type RouteCost = "small" | "list" | "write" | "deck" | "deckList" | "password" | "search" | "replay";

/** The declaration of an endpoint. */
export interface EndpointFields<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Who extends Access,
> {
  readonly method: Method;
  /** Under `/api`, with its parameters as `:name`. */
  readonly path: string;
  readonly access: Who;
  readonly cost: RouteCost;
  /** The heading under which the API documentation lists it. */
  readonly tag: string;
  /** One line, without a full stop. */
  readonly summary: string;
  /** Parameters of the path, by name. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Of a success. */
  readonly answer: Answer;
  /** Of a success: 200, or 204 where there is no body, unless declared otherwise. */
  readonly status: number;
  /** Error codes in addition to those of every endpoint. */
  readonly errors: readonly ApiErrorCode[];
  /** Counted before the handler runs. */
  readonly limits: readonly CallLimit[];
  /** Whether responses may be cached forever. */
  readonly immutable: boolean;
}

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> = EndpointFields<Params, Query, Body, Answer, Who>;

/** Endpoints that belong together, by the names of the client's methods. */
export type Family = Readonly<Record<string, Endpoint>>;

/** In place of parameters, a query or a body that an endpoint doesn't have. */
export const NOTHING = z.unknown();
type Nothing = typeof NOTHING;
/** In place of a response that an endpoint doesn't have. */
export const NO_ANSWER = z.void();
type NoAnswer = typeof NO_ANSWER;

type Said = Pick<Endpoint, "method" | "path" | "cost" | "tag" | "summary"> &
  Partial<Pick<Endpoint, "status" | "errors" | "limits" | "immutable">>;

/** Declares an endpoint, with defaults for what is left out. */
export function endpoint<
  Who extends Access,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Answer extends z.ZodType = NoAnswer,
>(
  said: Said & {
    readonly access: Who;
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly answer?: Answer;
  },
): Endpoint<Params, Query, Body, Answer, Who>;
export function endpoint(
  said: Said & Pick<Endpoint, "access"> & Partial<Pick<Endpoint, "params" | "query" | "body" | "answer">>,
): Endpoint {
  const answer = said.answer ?? NO_ANSWER;
  return {
    params: NOTHING,
    query: NOTHING,
    body: NOTHING,
    status: answer === NO_ANSWER ? 204 : 200,
    errors: [],
    limits: [],
    immutable: false,
    ...said,
    answer,
  };
}

/** What a client passes to an endpoint: path parameters, query and body in one object, since no name occurs in two of them. */
export type Input<E extends Endpoint> = Given<z.input<E["params"]>> &
  Given<z.input<E["query"]>> &
  Given<z.input<E["body"]>>;
/** What a client gets from it. */
export type Answer<E extends Endpoint> = z.output<E["answer"]>;
