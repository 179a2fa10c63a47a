/** How endpoints of the contract are implemented: a handler from the request to the response that throws its errors. */
import { isDeepStrictEqual } from "node:util";
import type { Given } from "@spellroom/protocol";
import { type Access, type Endpoint, type Family, NO_ANSWER } from "@spellroom/protocol/http";
import type { Request, RequestHandler, Response, Router } from "express";
import { z } from "zod";
import type { Accounts, Session } from "../accounts/accounts.ts";
import { isGranted, type Need } from "../accounts/scopes.ts";
import type { LimitName, RateLimits } from "../limits/rate-limits.ts";
import type { Turns } from "../limits/turns.ts";
import type { Logger } from "../logging/logger.ts";
import type { MatchCaps } from "../matchmaking/match-caps.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Moderation } from "../moderation/moderation.ts";
import { ApiError, toApiError } from "./api-error.ts";
import { addressKey, countUse, limitKey } from "./limit.ts";
import { COST_LIMITS } from "./route-costs.ts";

/** The caller of an endpoint, by its access. */
export interface CallerOf {
  readonly public: undefined;
  readonly optional: Session | undefined;
  readonly read: Session;
  readonly play: Session;
  readonly talk: Session;
  readonly session: Session;
  readonly moderator: Session;
}

/** A call of an endpoint, with its parsed input. */
export interface Call<E extends Endpoint> {
  readonly params: z.output<E["params"]>;
  readonly query: z.output<E["query"]>;
  readonly body: z.output<E["body"]>;
  readonly session: CallerOf[E["access"]];
  /** The key of rate limits per address. */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Counts a use in addition to those that the endpoint declares. @throws ApiError beyond the limit */
  readonly limit: (name: LimitName, key: string) => Promise<void>;
  /** Resets the count. */
  readonly forget: (name: LimitName, key: string) => Promise<void>;
}

/** A response that is already encoded as JSON in UTF-8. */
export class Encoded {
  readonly json: Buffer;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    this.json = Buffer.from(buffer, byteOffset, byteLength);
  }
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Given<z.input<E["answer"]>> | Encoded>;
export type Handlers<F extends Family> = { readonly [Name in keyof F]: Handler<F[Name]> };

export type AllHandlers<Api extends Readonly<Record<string, Family>>> = {
  readonly [Name in keyof Api]: Handlers<Api[Name]>;
};

export interface EndpointParts {
  readonly accounts: Accounts;
  readonly moderation: Moderation;
  readonly limits: RateLimits;
  readonly caps: MatchCaps;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Fails responses that violate the contract; for tests. */
  readonly checkAnswers?: boolean;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

/** For immutable resources. */
export const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Authenticates the caller as the access requires. @throws ApiError for anyone else */
type Admission = { readonly [Who in Access]: (request: Request) => Promise<CallerOf[Who]> };

export class Endpoints {
  readonly #router: Router;
  readonly #parts: EndpointParts;
  readonly #admission: Admission;
  readonly #turns: Turns;

  constructor(router: Router, parts: EndpointParts, turns: Turns) {
    this.#router = router;
    this.#turns = turns;
    this.#parts = parts;
    const needing = (need: Need) => (request: Request) => this.#needed(request, need);
    this.#admission = {
      public: async () => undefined,
      optional: (request) => this.#sessionOf(request),
      read: needing("read"),
      play: needing("play"),
      talk: needing("talk"),
      session: needing("session"),
      moderator: async (request) => {
        const session = await this.#needed(request, "session");
        // Everyone else gets the same response as for an unknown path.
        if (!parts.moderation.isModerator(session.account.id))
          throw new ApiError("not-found", "There is no such endpoint");
        return session;
      },
    };
  }

  /** Adds the endpoints of a family, each with its handler. */
  implement<F extends Family>(family: F, handlers: Handlers<F>): void {
    const names: readonly (keyof F)[] = Object.keys(family);
    for (const name of names) this.#add(family, handlers, name);
  }

  #add<F extends Family, Name extends keyof F>(family: F, handlers: Handlers<F>, name: Name): void {
    const endpoint: F[Name] = family[name];
    const handle: Handler<F[Name]> = handlers[name];
    this.#router[endpoint.method](endpoint.path, this.#handler(endpoint, handle));
  }

  #handler<E extends Endpoint>(endpoint: E, handle: Handler<E>): RequestHandler {
    return async (request, response) => {
      const begun = performance.now();
      const { status, body } = await this.#reply(request, response, endpoint, handle);
      if (status < 300 && endpoint.immutable) response.set(FOR_EVER);
      if (body instanceof Encoded) response.status(status).type("json").send(body.json);
      else if (body === undefined) response.status(status).end();
      else response.status(status).json(body);
      const seconds = (performance.now() - begun) / 1000;
      // The endpoint's pattern, never the path itself: some paths are capabilities.
      const labels = { method: request.method, route: endpoint.path, status: `${status}` };
      this.#parts.metrics.httpSeconds.observe(labels, seconds);
      this.#parts.logger.debug({ ...labels, milliseconds: Math.round(seconds * 1000) }, "Answered");
    };
  }

  async #reply<E extends Endpoint>(
    request: Request,
    response: Response,
    endpoint: E,
    handle: Handler<E>,
  ): Promise<Reply> {
    try {
      const call = await this.#call(request, endpoint);
      await this.#turnFor(endpoint);
      const body = await handle(call);
      if (this.#parts.checkAnswers === true) checkAnswer(endpoint, body);
      return { status: endpoint.status, body };
    } catch (thrown) {
      return replyToError(thrown, response, this.#parts.logger);
    }
  }

  /** Costly calls that arrive together take turns, between which matches are served: to be read, and to be carried out. */
  async #turnFor({ cost }: Endpoint): Promise<void> {
    if (cost !== "small") await this.#turns.take();
  }

  /** Counts the cost per address, admits, reads, and then counts the limits: a malformed request uses none of them up. @throws ApiError */
  async #call<E extends Endpoint>(request: Request, endpoint: E): Promise<Call<E>> {
    const address = addressKey(request.ip ?? "");
    const limit = (name: LimitName, key: string): Promise<void> => countUse(this.#parts, name, key);
    const costs = COST_LIMITS[endpoint.cost];
    // All requests are counted before they come here.
    if (costs !== "requests") await limit(costs, address);
    const access: E["access"] = endpoint.access;
    const session: CallerOf[E["access"]] = await this.#admission[access](request);
    if (session?.account.bot === true) await limit("bots", session.account.id);
    await this.#turnFor(endpoint);
    const params = named<E["params"]>(endpoint.params, request.params);
    const query = parse<E["query"]>(endpoint.query, request.query);
    const body = parse<E["body"]>(endpoint.body, request.body ?? {});
    for (const name of endpoint.limits) {
      await limit(name, limitKey(name, address, session?.account.id));
      if (name === "meetings" && session) await this.#countMeeting(session.account.id, address);
    }
    const forget: Call<E>["forget"] = (name, key) => this.#parts.limits.forget(name, key);
    return { params, query, body, session, address, userAgent: request.headers["user-agent"], limit, forget };
  }

  /** For calls that may lead to a match. @throws ApiError if the account has too many matches */
  async #countMeeting(accountId: string, address: string): Promise<void> {
    await this.#parts.caps.note(accountId, address);
    const tooMany = await this.#parts.caps.exceededBy([accountId]);
    if (!tooMany) return;
    throw new ApiError("too-many-matches", tooMany.message, {
      hint: "GET /api/me/matches lists those under way.",
      reason: tooMany.by,
    });
  }

  async #sessionOf(request: Request): Promise<Session | undefined> {
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) return undefined;
    const found = await this.#parts.accounts.authenticate(token);
    if (found === undefined) await countUse(this.#parts, "badTokens", addressKey(request.ip ?? ""));
    return found;
  }

  async #needed(request: Request, need: Need): Promise<Session> {
    const session = await this.#sessionOf(request);
    if (session === undefined) {
      throw new ApiError("unauthenticated", "This needs an account", {
        hint: "Send the token of POST /api/guests as 'Authorization: Bearer TOKEN'.",
      });
    }
    if (!isGranted(session.grant, need))
      throw new ApiError("forbidden", `This token may not do that: it lacks "${need}"`);
    return session;
  }
}

/** Adds every endpoint of an API. */
export function implementAll<Api extends Readonly<Record<string, Family>>>(
  endpoints: Endpoints,
  api: Api,
  handlers: AllHandlers<Api>,
): void {
  const names: readonly (keyof Api)[] = Object.keys(api);
  for (const name of names) endpoints.implement<Api[typeof name]>(api[name], handlers[name]);
}

/** The caller, if the token may read as its account; any other token counts as none. */
export function asReader(session: Session | undefined): Session | undefined {
  return session !== undefined && isGranted(session.grant, "read") ? session : undefined;
}

/** Turns exceptions into responses; our own bugs are logged and not exposed. */
export function replyToError(thrown: unknown, response: Response, logger: Logger): Required<Reply> {
  const known = toApiError(thrown);
  if (known === undefined) logger.error({ error: thrown }, "A request failed");
  const error = known ?? new ApiError("internal", "Something went wrong");
  if (error.retryAfterMs !== undefined)
    response.set("Retry-After", `${Math.ceil(error.retryAfterMs / 1000)}`);
  if (error.code === "unauthenticated") response.set("WWW-Authenticate", 'Bearer realm="spellroom"');
  return { status: error.status, body: error.body };
}

/** @throws if a response deviates from the contract */
function checkAnswer({ method, path, answer }: Endpoint, body: unknown): void {
  const wrong = (what: string): Error => new Error(`${method} ${path} violates its contract: ${what}`);
  if (answer === NO_ANSWER) {
    if (body !== undefined) throw wrong("a body");
    return;
  }
  const sent: unknown = JSON.parse(body instanceof Encoded ? body.json.toString() : JSON.stringify(body));
  const parsed = answer.safeParse(sent);
  if (!parsed.success) throw wrong(z.prettifyError(parsed.error));
  if (!isDeepStrictEqual(parsed.data, sent)) throw wrong("more than the contract has");
}

/** @throws ApiError: an undecodable path names nothing that exists */
function named<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError("not-found", "The path can't be decoded");
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "" : `${issue.path.join(".")}: `;
  throw new ApiError("invalid", `${where}${issue?.message ?? "wrong shape"}`);
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
}
