/**
 * An endpoint of the HTTP API as data: everything that server, client and the API's document need to know of it. The server
 * implements it with a handler, the client's method and its types are derived from it, and so is its part of the document.
 */
import { z } from "zod";
import type { ApiErrorCode } from "../errors.ts";

export const SCOPES = ["read", "play", "talk"] as const;
/**
 * What a token may do:
 * - `read`: see what its account sees: itself, its matches, messages and notifications.
 * - `play`: meet opponents and take seats in the account's name.
 * - `talk`: say things in its name.
 */
export type Scope = (typeof SCOPES)[number];

/**
 * Who may call an endpoint:
 * - `public`: anybody, and who asks makes no difference
 * - `optional`: anybody; the answer depends on who asks
 * - a scope: an account, with a token that has the scope
 * - `session`: an account, by a session of its owner's own device, which no token for a program is
 * - `moderator`: the same of a moderator; to everybody else the endpoint isn't there
 */
export type Access = "public" | "optional" | Scope | "session" | "moderator";

export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];

/** Limits that calls of endpoints are counted by; the server knows how often each allows, and by what it counts. */
export const CALL_LIMITS = [
  "guests",
  "renames",
  "settings",
  "directs",
  "reports",
  "meetings",
  "codes",
  "seats",
  "tables",
] as const;
export type CallLimit = (typeof CALL_LIMITS)[number];

/** What an endpoint says of itself. */
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
  /** The heading under which the API's document lists it. */
  readonly tag: string;
  /** One line, as a sentence without its full stop. */
  readonly summary: string;
  /** Parameters of the path, by name. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Of a success. */
  readonly answer: Answer;
  /** Of a success: 200, or 204 where there is no answer, unless said otherwise. */
  readonly status: number;
  /** What it refuses with, besides what any endpoint does. */
  readonly errors: readonly ApiErrorCode[];
  /** Counted before the handler runs. */
  readonly limits: readonly CallLimit[];
  /** Whether an answer holds for ever. */
  readonly immutable: boolean;
}

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> = EndpointFields<Params, Query, Body, Answer, Who>;

/** Endpoints that belong together, by the name of the client's method. */
export type Family = Readonly<Record<string, Endpoint>>;

/** In place of parameters, a query or a body that an endpoint doesn't have. */
export const NOTHING = z.unknown();
type Nothing = typeof NOTHING;
/** In place of an answer that an endpoint doesn't have. */
export const NO_ANSWER = z.void();
type NoAnswer = typeof NO_ANSWER;

type Said = Pick<Endpoint, "method" | "path" | "tag" | "summary"> &
  Partial<Pick<Endpoint, "status" | "errors" | "limits" | "immutable">>;

/** Declares an endpoint; what is left out is as usual. */
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

/** The same value where nothing of it is changed. */
export type Given<Value> = Value extends readonly [infer First, ...infer Rest]
  ? readonly [Given<First>, ...{ [At in keyof Rest]: Given<Rest[At]> }]
  : Value extends readonly (infer Item)[]
    ? readonly Given<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Given<Value[Key]> }
      : Value;

/** What a client gives an endpoint: path parameters, query and body in one object, since no name is in two of them. */
export type Input<E extends Endpoint> = Given<z.input<E["params"]>> &
  Given<z.input<E["query"]>> &
  Given<z.input<E["body"]>>;
/** What a client gets from it. */
export type Answer<E extends Endpoint> = z.output<E["answer"]>;
