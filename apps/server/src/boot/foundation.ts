/**
 * Puts the service together around a match layer. `openFoundation` gives what playing matches needs (journal,
 * lobby, bus, ...); with the match layer made of that, `openService` opens everything that players talk to.
 * Nothing in here knows the rules of a game or the rooms.
 */
import type { Server as HttpServer } from "node:http";
import type { GameDocuments } from "@spellroom/cards";
import type { Application } from "express";
import { AccountCodes } from "../accounts/account-codes.ts";
import { Accounts } from "../accounts/accounts.ts";
import { Blocks } from "../accounts/blocks.ts";
import { Credentials } from "../accounts/credentials.ts";
import { Friends } from "../accounts/friends.ts";
import { Recovery } from "../accounts/recovery.ts";
import { CardImports } from "../card-database/card-imports.ts";
import { type CardSearches, openCardSearches } from "../card-search/card-search.ts";
import type { Timings } from "../cluster/timings.ts";
import type { ServerConfig } from "../config/config.ts";
import { startCoordination } from "../coordination/coordination.ts";
import type { Coordination } from "../coordination/shared-state.ts";
import { readVariants } from "../decks/variants.ts";
import { mountApi } from "../http/api/api.ts";
import { OriginPolicy } from "../http/origins.ts";
import type { DefinitionSource } from "../http/routes/definitions.ts";
import { RateLimits } from "../limits/rate-limits.ts";
import { createLogger, type Logger } from "../logging/logger.ts";
import { openMailer } from "../mail/mailer.ts";
import { OwnBots } from "../match/bots/own-bots.ts";
import type { Catalogue, MatchService } from "../match/match-service.ts";
import { EXPIRY_MS, Gatherings } from "../matchmaking/gatherings.ts";
import { Invitations } from "../matchmaking/invitations.ts";
import { MatchCaps } from "../matchmaking/match-caps.ts";
import { Matchmaker } from "../matchmaking/matchmaker.ts";
import { QueueDemand } from "../matchmaking/queue-demand.ts";
import { Ratings, SETTLE_MS } from "../matchmaking/ratings.ts";
import { Rematches } from "../matchmaking/rematches.ts";
import { createMetrics, type Metrics } from "../metrics/metrics.ts";
import { DirectMessages } from "../moderation/direct-messages.ts";
import { Moderation } from "../moderation/moderation.ts";
import { Notifications } from "../moderation/notifications.ts";
import { Heartbeat } from "../presence/heartbeat.ts";
import { replayParts } from "../replays/index.ts";
import { openReplayThreads, type ReplayThreads } from "../replays/replay-threads.ts";
import type { SiteAdapter } from "../site/adapter.ts";
import { openSiteHub } from "../site/hub.ts";
import { ChatStore } from "../storage/chat-store.ts";
import { CLEAN_UP_MS, CleanUp } from "../storage/clean-up.ts";
import type { Database } from "../storage/database.ts";
import { MatchStore } from "../storage/match-store.ts";
import { openDatabase } from "../storage/open/open-database.ts";
import { RoomStore } from "../storage/room-store.ts";
import { SqlJournal } from "../storage/sql-journal.ts";

/** What everything else is built on. */
export interface Foundation {
  readonly config: ServerConfig;
  /** The formats and rulesets that can be played here. */
  readonly documents: GameDocuments;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly journal: SqlJournal;
  readonly store: MatchStore;
  readonly chat: ChatStore;
  readonly rooms: RoomStore;
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly codes: AccountCodes;
  readonly recovery: Recovery;
  readonly blocks: Blocks;
  readonly friends: Friends;
  readonly ownBots: OwnBots;
  readonly ratings: Ratings;
  readonly moderation: Moderation;
  readonly notifications: Notifications;
  readonly directMessages: DirectMessages;
  readonly limits: RateLimits;
  readonly caps: MatchCaps;
  /** Where finished matches are replayed. */
  readonly replayThreads: ReplayThreads;
  readonly cardSearches: CardSearches;
  readonly cardImports: CardImports;
  readonly coordination: Coordination;
  readonly origins: OriginPolicy;
  /** Last of all: after the service and the match layer have ended. */
  close(): Promise<void>;
}

export interface FoundationOptions {
  readonly logger?: Logger;
  /** For tests. */
  readonly timings?: Timings;
}

/**
 * Opens database and coordination.
 * @throws ConfigurationError for variants that can't be played, StorageMismatch, CoordinationUnavailable or the database's
 * error, with nothing left open.
 */
export async function openFoundation(
  config: ServerConfig,
  options: FoundationOptions = {},
): Promise<Foundation> {
  const logger = options.logger ?? createLogger(config.logLevel);
  const documents = readVariants(config.variantsFolder);
  const metrics = createMetrics();
  const database = await openDatabase(config.storage);
  const coordination = await startCoordination(config.coordination, {
    publicAddress: config.publicAddress,
    storage: database.identity,
    onError: (error) => {
      metrics.coordinationErrors.inc();
      logger.warn({ error }, "Redis error in coordination");
    },
    ...(options.timings === undefined ? {} : { timings: options.timings }),
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const journal = new SqlJournal(database, { report: metrics.reportBatch });
  const { redis, bus } = coordination;
  const replayThreads = openReplayThreads(config.storage);
  const { cardSearches, cardImports } = openCards(config, documents, logger);
  const { accounts, closeAccounts, ...accountParts } = openAccounts(config, { database, bus, logger });
  const blocks = new Blocks(database);
  const notifications = new Notifications(database, bus);
  return {
    config,
    documents,
    logger,
    metrics,
    database,
    journal,
    store: new MatchStore(database),
    chat: new ChatStore(database),
    rooms: new RoomStore(database),
    accounts,
    ...accountParts,
    blocks,
    friends: new Friends(database, blocks),
    ownBots: new OwnBots(database),
    ratings: new Ratings(database),
    notifications,
    directMessages: new DirectMessages(database, blocks, bus),
    moderation: new Moderation(database, {
      sessions: accounts.sessions,
      notifications,
      moderators: config.moderators,
    }),
    caps: new MatchCaps(database, config.matchCaps),
    limits: new RateLimits({ scale: config.rateLimitScale, ...(redis === undefined ? {} : { redis }) }),
    replayThreads,
    cardSearches,
    cardImports,
    coordination,
    origins: new OriginPolicy(config.publicUrl, config.allowedOrigins),
    close: async () => {
      await closeAccounts();
      await replayThreads.close();
      cardImports.close();
      await cardSearches.close();
      await journal.idle();
      await coordination.close();
      await database.close();
    },
  };
}

/** The thread that knows the cards, and the imports that bring it more. */
function openCards(
  { dataDirectory: directory, cardData }: ServerConfig,
  { formats }: GameDocuments,
  logger: Logger,
): Pick<Foundation, "cardSearches" | "cardImports"> {
  const cardImports = new CardImports({ directory, sources: cardData, logger });
  cardImports.begin();
  return { cardSearches: openCardSearches({ directory, formats: [...formats.values()] }), cardImports };
}

/** Accounts with their credentials, and the mail server where there is one and an address that links may lead to. */
function openAccounts(
  config: ServerConfig,
  { database, bus, logger }: Pick<Foundation, "database" | "logger"> & Pick<Coordination, "bus">,
) {
  const accounts = new Accounts(database, {
    onRevoked: (sessionId) => bus.publish("account", { kind: "session-revoked", sessionId }),
  });
  const credentials = new Credentials(database, accounts.sessions);
  const codes = new AccountCodes(database);
  const { mail, publicUrl: site } = config;
  const mailer = mail && openMailer(mail, { logger });
  const recovery = new Recovery({ credentials, codes, logger, post: mailer && site && { mailer, site } });
  const closeAccounts = async () => {
    await recovery.idle();
    await mailer?.close();
  };
  return { accounts, credentials, codes, recovery, closeAccounts };
}

/** Everything that players talk to, apart from the tables. */
export interface Service {
  readonly matchmaker: Matchmaker;
  readonly invitations: Invitations;
  readonly rematches: Rematches;
  /** Adds the API to the application, before the pages. */
  mount(app: Application): void;
  /** Opens the site channel and starts pairing; once the HTTP server listens and the rooms are attached. */
  start(httpServer: HttpServer): Promise<void>;
  /** Accepts no new matches, for a process that is shutting down; players stay connected. */
  drain(): Promise<void>;
  /** Ends the site channel. The HTTP server stays open. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Fails responses that deviate from the API's document; for tests. */
  readonly checkAnswers?: boolean;
}

/** What can be played, and what each card does. */
export interface ServiceCards {
  readonly catalogue: Catalogue;
  readonly definitions: DefinitionSource;
}

export function openService(
  foundation: Foundation,
  matches: MatchService,
  { catalogue, definitions }: ServiceCards,
  options: ServiceOptions = {},
): Service {
  const { config, logger, metrics, database, coordination, store } = foundation;
  const { bus, tickets } = coordination;
  const seatsOf = (format: string) =>
    catalogue.formats.find(({ id, quickMatch }) => id === format && quickMatch)?.players;
  const { blocks } = foundation;
  const matchmaker = new Matchmaker({ tickets, bus, matches, logger, metrics, seatsOf, blocks });
  const demand = new QueueDemand(tickets, bus);
  const invitations = new Invitations({
    database,
    matches,
    bus,
    onMissed: (accountId, by) => foundation.notifications.notify(accountId, { kind: "missed-challenge", by }),
  });
  const gatherings = new Gatherings({ database, matches, bus, blocks });
  const settling = new Heartbeat(SETTLE_MS, (error) =>
    logger.warn({ error }, "Could not settle ratings of finished matches"),
  );
  settling.add(async () => {
    await foundation.ratings.settle();
  });
  const expiring = new Heartbeat(EXPIRY_MS, (error) =>
    logger.warn({ error }, "Could not close expired tables"),
  );
  expiring.add(() => gatherings.closeExpired());
  const cleaning = cleaningOf(foundation);
  const rematches = new Rematches({ database, store, matches, bus, blocks });
  let closeHub = () => Promise.resolve();
  return {
    matchmaker,
    invitations,
    rematches,
    mount: (app) =>
      mountApi(app, {
        ...foundation,
        ...replayParts(foundation),
        ...options,
        matches,
        matchmaker,
        demand,
        invitations,
        rematches,
        gatherings,
        catalogue,
        definitions,
      }),
    start: async (httpServer) => {
      const adapter = await adapterFor(config, logger);
      const hub = openSiteHub(httpServer, { ...foundation, matches: store, gatherings, adapter });
      closeHub = hub.close;
      matchmaker.start();
      settling.start();
      expiring.start();
      cleaning.start();
    },
    drain: async () => {
      await coordination.processes.drain();
      await matchmaker.stop();
    },
    close: async () => {
      await settling.stop();
      await expiring.stop();
      await cleaning.stop();
      await matchmaker.stop();
      await closeHub();
    },
  };
}

/** Periodically ends abandoned matches and deletes old data. */
function cleaningOf({ database, config, logger }: Foundation): Heartbeat {
  const cleanUp = new CleanUp(database, config.retention);
  const cleaning = new Heartbeat(CLEAN_UP_MS, (error) =>
    logger.warn({ error }, "Could not delete expired data"),
  );
  cleaning.add(async () => {
    const done = await cleanUp.run();
    if (Object.values(done).some((count) => count > 0)) logger.info(done, "Ended and deleted old matches");
  });
  return cleaning;
}

async function adapterFor({ coordination }: ServerConfig, logger: Logger): Promise<SiteAdapter | undefined> {
  if (coordination.kind === "single") return undefined;
  const { connectSiteAdapter } = await import("../site/adapter.ts");
  return connectSiteAdapter({
    ...coordination,
    onError: (error) => logger.warn({ error }, "Redis error on the site channel"),
  });
}
