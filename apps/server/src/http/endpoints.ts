/** How routes of the API are written: a function from a request to a reply, its errors thrown. */
import type { Request, RequestHandler, Response, Router } from "express";
import { z } from "zod";
import type { Accounts, Session } from "../accounts/accounts.ts";
import type { LimitName, RateLimits } from "../accounts/rate-limits.ts";
import { isGranted, type Need } from "../accounts/scopes.ts";
import type { Logger } from "../logging/logger.ts";
import type { MatchCaps } from "../matchmaking/match-caps.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { ApiError, type ApiErrorCode, toApiError } from "./api-error.ts";
import { addressKey, countUse } from "./limit.ts";
import { limitFor } from "./route-costs.ts";

export type Method = "get" | "post" | "put" | "patch" | "delete";

export interface Reply<Body = unknown> {
  readonly status?: number;
  readonly body?: Body;
  /** In place of a body: the same as JSON in UTF-8, ready to be sent. */
  readonly json?: Uint8Array;
  /** Besides those of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The same value where nothing of it is changed. */
export type Given<Value> = Value extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value;

/** What the API's document says of a route, and what its answers are held to. */
export interface RouteDocument<Answer extends z.ZodType = z.ZodType> {
  readonly tag: string;
  /** One line, as a sentence without its full stop. */
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /** Of a success; without it there is no body. */
  readonly answer?: Answer;
  readonly status?: number;
  readonly errors?: readonly ApiErrorCode[];
}

/** What a token must be able to do for a route of somebody with an account; `read` for reading unless said otherwise. */
export interface SignedInDocument<Answer extends z.ZodType = z.ZodType> extends RouteDocument<Answer> {
  readonly need?: Need;
}

/** A route as the API's document lists it. */
export interface DocumentedRoute {
  readonly method: Method;
  readonly path: string;
  readonly document: RouteDocument | undefined;
  /** Undefined for anybody. */
  readonly need: Need | undefined;
}

type Handle<Body> = (call: Call) => Promise<Reply<Body>>;
type SignedInHandle<Body> = (call: Call, session: Session) => Promise<Reply<Body>>;

/** A request as routes see it. */
export interface Call {
  readonly request: Request;
  /** Of the route's path; a missing one is "". */
  readonly parameter: (name: string) => string;
  /** The body, parsed. @throws ApiError */
  readonly body: <Schema extends z.ZodType>(schema: Schema) => z.infer<Schema>;
  /** The query, parsed. @throws ApiError */
  readonly query: <Schema extends z.ZodType>(schema: Schema) => z.infer<Schema>;
  /** What rate limits per address count by. */
  readonly address: string;
  /** Who asks, if the request carries a valid token. */
  readonly session: () => Promise<Session | undefined>;
  /** The same, if the token may see what its account sees; with another one somebody is a stranger. */
  readonly reader: () => Promise<Session | undefined>;
  /** Counts a use. @throws ApiError if it is one too many. */
  readonly limit: (name: LimitName, key: string) => Promise<void>;
  /** Forgets what was counted. */
  readonly forget: (name: LimitName, key: string) => Promise<void>;
  /** Counts a use that may lead to a match. @throws ApiError if it, or a match more, is one too many for the account. */
  readonly meeting: (accountId: string) => Promise<void>;
}

export interface EndpointParts {
  readonly accounts: Accounts;
  readonly limits: RateLimits;
  readonly caps: MatchCaps;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Fails answers that say something else than the API's document; for tests. */
  readonly checkAnswers?: boolean;
}

export class Endpoints {
  readonly router: Router;
  readonly #parts: EndpointParts;
  readonly #routes: DocumentedRoute[] = [];

  constructor(router: Router, parts: EndpointParts) {
    this.router = router;
    this.#parts = parts;
  }

  /** All routes, in the order in which they were added. */
  get routes(): readonly DocumentedRoute[] {
    return this.#routes;
  }

  /** A route for anybody. */
  open<Answer extends z.ZodType>(
    method: Method,
    path: string,
    document: RouteDocument<Answer>,
    handle: Handle<Given<z.input<Answer>>>,
  ): void;
  open(method: Method, path: string, handle: Handle<unknown>): void;
  open(
    method: Method,
    path: string,
    document: RouteDocument | Handle<unknown>,
    handle?: Handle<unknown>,
  ): void {
    const [said, work] = typeof document === "function" ? [undefined, document] : [document, handle];
    if (work === undefined) throw new TypeError("A route needs something to do");
    this.#add({ method, path, document: said, need: undefined }, work);
  }

  /** A route for somebody with an account. */
  signedIn<Answer extends z.ZodType>(
    method: Method,
    path: string,
    document: SignedInDocument<Answer>,
    handle: SignedInHandle<Given<z.input<Answer>>>,
  ): void;
  signedIn(method: Method, path: string, handle: SignedInHandle<unknown>): void;
  signedIn(
    method: Method,
    path: string,
    document: SignedInDocument | SignedInHandle<unknown>,
    handle?: SignedInHandle<unknown>,
  ): void {
    const [said, work] = typeof document === "function" ? [undefined, document] : [document, handle];
    if (work === undefined) throw new TypeError("A route needs something to do");
    const need = said?.need ?? (method === "get" ? "read" : "play");
    this.#add({ method, path, document: said, need }, async (call) => {
      const session = await call.session();
      if (session === undefined) {
        throw new ApiError("unauthenticated", "This needs an account", {
          hint: "Send the token of POST /api/guests as 'Authorization: Bearer TOKEN'.",
        });
      }
      if (!isGranted(session.grant, need)) {
        throw new ApiError("forbidden", `This token may not do that: it lacks "${need}"`);
      }
      return work(call, session);
    });
  }

  #add(route: DocumentedRoute, handle: Handle<unknown>): void {
    this.#routes.push(route);
    this.router[route.method](route.path, this.#handler(route, handle));
  }

  #handler(route: DocumentedRoute, handle: Handle<unknown>): RequestHandler {
    const { path } = route;
    const dear = limitFor(route);
    return async (request, response) => {
      const begun = performance.now();
      const reply = await this.#answer(request, response, async (call) => {
        // All requests are counted before they come here.
        if (dear !== "requests") await call.limit(dear, call.address);
        const given = await handle(call);
        if (this.#parts.checkAnswers === true) checkAnswer(route, given);
        return given;
      });
      const status = reply.status ?? 200;
      if (reply.headers !== undefined) response.set(reply.headers);
      if (reply.json !== undefined) response.status(status).type("json").send(asBuffer(reply.json));
      else if (reply.body === undefined) response.status(status).end();
      else response.status(status).json(reply.body);
      const seconds = (performance.now() - begun) / 1000;
      // The route's pattern, never the path itself: some paths are capabilities.
      const labels = { method: request.method, route: path, status: `${status}` };
      this.#parts.metrics.httpSeconds.observe(labels, seconds);
      this.#parts.logger.debug({ ...labels, milliseconds: Math.round(seconds * 1000) }, "Answered");
    };
  }

  async #answer(request: Request, response: Response, handle: Handle<unknown>): Promise<Reply> {
    try {
      return await handle(this.#call(request));
    } catch (thrown) {
      return replyToError(thrown, response, this.#parts.logger);
    }
  }

  #call(request: Request): Call {
    const { accounts, caps } = this.#parts;
    const address = addressKey(request.ip ?? "");
    const limit = (name: LimitName, key: string): Promise<void> => countUse(this.#parts, name, key);
    const session = async (): Promise<Session | undefined> => {
      const token = bearerToken(request.headers.authorization);
      if (token === undefined) return undefined;
      const found = await accounts.authenticate(token);
      if (found === undefined) await limit("badTokens", address);
      return found;
    };
    return {
      request,
      address,
      limit,
      forget: (name, key) => this.#parts.limits.forget(name, key),
      meeting: async (accountId) => {
        await limit("meetings", accountId);
        await caps.note(accountId, address);
        const tooMany = await caps.exceededBy([accountId]);
        if (!tooMany) return;
        throw new ApiError("too-many-matches", tooMany.message, {
          hint: "POST /api/matches/:match/seat leads back to a match, where it can be conceded.",
          reason: tooMany.by,
        });
      },
      session,
      reader: async () => {
        const found = await session();
        return found !== undefined && isGranted(found.grant, "read") ? found : undefined;
      },
      parameter: (name) => {
        const value = request.params[name];
        return typeof value === "string" ? value : "";
      },
      body: (schema) => parse(schema, request.body ?? {}),
      query: (schema) => parse(schema, request.query),
    };
  }
}

/** Turns whatever was thrown into an answer; our own mistakes are logged and say nothing. */
export function replyToError(
  thrown: unknown,
  response: Response,
  logger: Logger,
): Required<Pick<Reply, "status" | "body">> {
  const known = toApiError(thrown);
  if (known === undefined) logger.error({ error: thrown }, "A request failed");
  const error = known ?? new ApiError("internal", "Something went wrong");
  if (error.retryAfterMs !== undefined)
    response.set("Retry-After", `${Math.ceil(error.retryAfterMs / 1000)}`);
  if (error.code === "unauthenticated") response.set("WWW-Authenticate", 'Bearer realm="spellroom"');
  return { status: error.status, body: error.body };
}

/** @throws if an answer is not what the document of its route says: less, more or other. */
function checkAnswer({ method, path, document }: DocumentedRoute, reply: Reply): void {
  const { status = 200, json } = reply;
  const body: unknown = json === undefined ? reply.body : JSON.parse(asBuffer(json).toString());
  if (document === undefined) return;
  const wrong = (what: string): Error =>
    new Error(`${method} ${path} answers otherwise than documented: ${what}`);
  const expected = document.status ?? (document.answer === undefined ? 204 : 200);
  if (status !== expected) throw wrong(`status ${status} and not ${expected}`);
  if (document.answer === undefined) {
    if (body !== undefined) throw wrong("a body");
    return;
  }
  const parsed = document.answer.safeParse(body);
  if (!parsed.success) throw wrong(z.prettifyError(parsed.error));
}

/** The same bytes. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "" : `${issue.path.join(".")}: `;
  throw new ApiError("invalid", `${where}${issue?.message ?? "wrong shape"}`);
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
}
