/** The HTTP API, mounted on the server's Express application. */
import { createHash, timingSafeEqual } from "node:crypto";
import { isIPv4 } from "node:net";
import { HTTP_API } from "@spellroom/protocol/http";
import compression from "compression";
import { type Application, type ErrorRequestHandler, type RequestHandler, Router } from "express";
import type { AccountCodes } from "../../accounts/account-codes.ts";
import { AccountRecords } from "../../accounts/account-records.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import type { Blocks } from "../../accounts/blocks.ts";
import type { Credentials } from "../../accounts/credentials.ts";
import type { Friends } from "../../accounts/friends.ts";
import { Preferences } from "../../accounts/preferences.ts";
import type { Recovery } from "../../accounts/recovery.ts";
import type { CardImports } from "../../card-database/card-imports.ts";
import type { ServerConfig } from "../../config/config.ts";
import type { Coordination } from "../../coordination/shared-state.ts";
import { DeckSites } from "../../decks/deck-sites.ts";
import { KeptDecks } from "../../decks/kept-decks.ts";
import type { RateLimits } from "../../limits/rate-limits.ts";
import { Turns } from "../../limits/turns.ts";
import type { Logger } from "../../logging/logger.ts";
import type { OwnBots } from "../../match/bots/own-bots.ts";
import type { Catalogue, MatchService } from "../../match/match-service.ts";
import type { Gatherings } from "../../matchmaking/gatherings.ts";
import type { Invitations } from "../../matchmaking/invitations.ts";
import type { MatchCaps } from "../../matchmaking/match-caps.ts";
import type { Matchmaker } from "../../matchmaking/matchmaker.ts";
import type { QueueDemand } from "../../matchmaking/queue-demand.ts";
import type { Ratings } from "../../matchmaking/ratings.ts";
import type { Rematches } from "../../matchmaking/rematches.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { DirectMessages } from "../../moderation/direct-messages.ts";
import type { Moderation } from "../../moderation/moderation.ts";
import type { Notifications } from "../../moderation/notifications.ts";
import type { Database } from "../../storage/database.ts";
import type { MatchStore } from "../../storage/match-store.ts";
import { WriteCheck } from "../../storage/write-check.ts";
import { ApiError } from "../api-error.ts";
import { Endpoints, implementAll, replyToError } from "../endpoints.ts";
import { apiHeaders, crossOrigin, strictHeaders } from "../headers.ts";
import { jsonBody } from "../json-body.ts";
import { limitRequests } from "../limit.ts";
import { openApiDocument } from "../openapi.ts";
import type { OriginPolicy } from "../origins.ts";
import { refuseUnreadable } from "../readable.ts";
import { recently } from "../recently.ts";
import type { CardRouteParts } from "../routes/cards.ts";
import { LARGEST_LIST_BODY } from "../routes/decks.ts";
import { type DefinitionSource, knownDefinitions } from "../routes/definitions.ts";
import { handlersOf } from "../routes/index.ts";
import type { ReplayRouteParts } from "../routes/replays.ts";

/** Enough for a deck list. */
const LARGEST_BODY = "32kb";

export interface ApiParts extends ReplayRouteParts, CardRouteParts {
  readonly config: ServerConfig;
  readonly origins: OriginPolicy;
  readonly database: Database;
  readonly coordination: Coordination;
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly codes: AccountCodes;
  readonly recovery: Recovery;
  readonly blocks: Blocks;
  readonly friends: Friends;
  readonly ownBots: OwnBots;
  readonly limits: RateLimits;
  readonly caps: MatchCaps;
  readonly store: MatchStore;
  readonly matches: MatchService;
  readonly matchmaker: Matchmaker;
  readonly demand: QueueDemand;
  readonly invitations: Invitations;
  readonly rematches: Rematches;
  readonly gatherings: Gatherings;
  readonly ratings: Ratings;
  readonly moderation: Moderation;
  readonly notifications: Notifications;
  readonly directMessages: DirectMessages;
  readonly cardImports: CardImports;
  readonly catalogue: Catalogue;
  readonly definitions: DefinitionSource;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Fails responses that deviate from the API's document; for tests. */
  readonly checkAnswers?: boolean;
}

/**
 * Adds to an application, in this order: strict headers for everything, /healthz, /readyz, /metrics and /api.
 * Everything mounted afterwards (pages) gets the strict headers, too.
 */
export function mountApi(app: Application, parts: ApiParts): void {
  app.disable("x-powered-by");
  app.set("trust proxy", parts.config.trustedProxies);
  app.use(strictHeaders(parts.config.publicUrl), refuseUnreadable);
  app.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  app.get("/readyz", readiness(parts));
  app.get("/metrics", metricsPage(parts));
  const known = knownDefinitions(parts.definitions);
  app.get(`/api${HTTP_API.catalogue.definition.path}`, apiHeaders, crossOrigin(parts.origins), known);
  app.use("/api", apiRouter(parts));
}

function apiRouter(parts: ApiParts): Router {
  const { coordination } = parts;
  const router = Router();
  router.use(apiHeaders, crossOrigin(parts.origins), limitRequests(parts));
  // A NUL is passed on to the deck list parser, which reports what is wrong with such a text; it is not stored.
  const turns = new Turns();
  const ofLists = jsonBody({ limit: LARGEST_LIST_BODY, turns, allowsNul: true });
  router.use(HTTP_API.decks.read.path, ...ofLists);
  router.use(HTTP_API.moderation.importCards.path, ...ofLists);
  router.use(...jsonBody({ limit: LARGEST_BODY, turns }));
  // Public and repetitive. Responses that may contain a secret are not compressed: next to something that a stranger has
  // chosen, their length would reveal it.
  router.use(HTTP_API.catalogue.printed.path, compression({ threshold: 0 }));
  const preferences = new Preferences(parts.database);
  const keptDecks = new KeptDecks(parts.database);
  const records = new AccountRecords(parts.database);
  const deckSites = new DeckSites(parts.config.deckSites);
  const handlers = handlersOf({ ...parts, ...coordination, preferences, keptDecks, records, deckSites });
  implementAll(new Endpoints(router, parts, turns), HTTP_API, handlers);
  router.get("/openapi.json", openApiPage());
  router.use((_request, response) => {
    const error = new ApiError("not-found", "There is no such endpoint");
    response.status(error.status).json(error.body);
  });
  router.use(errors(parts.logger));
  return router;
}

/** The document of this API; it is the same for everyone, so it is built once. */
function openApiPage(): RequestHandler {
  let document: object | undefined;
  return (_request, response) => {
    document ??= openApiDocument(HTTP_API);
    response.json(document);
  };
}

/** For what fails before a route is reached, such as reading the body. */
function errors(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const { status, body } = replyToError(thrown, response, logger);
    response.status(status).json(body);
  };
}

/** Whether new players should be sent here: everything it needs responds, and it is not shutting down. */
function readiness({ database, coordination, logger }: ApiParts): RequestHandler {
  const writing = new WriteCheck(database);
  const [storing, sharing] = [recently(() => database.ping()), recently(() => coordination.ping())];
  return async (_request, response) => {
    const [stored, written, shared] = await Promise.allSettled([storing(), writing.run(), sharing()]);
    const checks = {
      database: stored.status === "fulfilled",
      journal: written.status === "fulfilled",
      coordination: shared.status === "fulfilled",
      accepting: !coordination.processes.self.draining,
    };
    const ready = Object.values(checks).every((fine) => fine);
    for (const check of [stored, written, shared]) {
      if (check.status === "rejected") logger.warn({ error: check.reason }, "Not ready");
    }
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: ready ? "ready" : "not-ready", checks });
  };
}

/** For requests with the token; if none is configured, for requests from this machine, unless they came through a proxy. */
function metricsPage({ config, metrics }: ApiParts): RequestHandler {
  return async (request, response) => {
    const { authorization } = request.headers;
    const local =
      isLoopback(request.socket.remoteAddress) && request.headers["x-forwarded-for"] === undefined;
    const allowed =
      config.metricsToken === undefined
        ? local
        : isSame(authorization ?? "", `Bearer ${config.metricsToken}`);
    if (!allowed) {
      const error = new ApiError("not-found", "There is nothing here");
      response.status(error.status).json(error.body);
      return;
    }
    response.set({ "Content-Type": metrics.registry.contentType, "Cache-Control": "no-store" });
    response.send(await metrics.registry.metrics());
  };
}

function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, "") ?? "";
  return plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
}

/** Compares secrets in constant time. */
function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
