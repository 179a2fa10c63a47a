/** One process, one port: pages, API, rooms and site channel on the same HTTP server. */
import { createServer, type Server as HttpServer } from "node:http";
import { matchMaker, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { Application } from "express";
import { CardDatabase } from "../card-database/card-database.ts";
import type { Bus } from "../cluster/bus.ts";
import { DEFAULT_TIMINGS } from "../cluster/timings.ts";
import { listeningOn, loadConfig } from "../config/config.ts";
import { makeCatalogue } from "../decks/catalogue.ts";
import { knownNames } from "../decks/deck-lists.ts";
import { FeaturedMatches } from "../featured/featured-matches.ts";
import { machineLoad, QuietTimes } from "../featured/quiet-times.ts";
import type { Logger } from "../logging/logger.ts";
import { type BotThoughts, openBotThoughts } from "../match/bots/bot-thoughts.ts";
import { hintForSeat } from "../match/bots/seat-hints.ts";
import { thinksOnThreads } from "../match/bots/site-bots.ts";
import { Definitions } from "../match/hosting/definitions.ts";
import { LiveMatches } from "../match/hosting/live-matches.ts";
import { MatchHost } from "../match/hosting/match-host.ts";
import { withinTime } from "../match/hosting/within-time.ts";
import type { Catalogue } from "../match/match-service.ts";
import { WakingTime } from "../match/time/play-time.ts";
import { featuredMetrics } from "../metrics/featured-metrics.ts";
import { tableMetrics } from "../metrics/table-metrics.ts";
import { Heartbeat } from "../presence/heartbeat.ts";
import { colyseusDoor, MATCH_ROOM, WATCH_ROOM } from "../rooms/door.ts";
import { MatchRoom, type RoomParts } from "../rooms/match-room.ts";
import { WatchRoom } from "../rooms/watch-room.ts";
import { type Foundation, openFoundation, openService, type Service } from "./foundation.ts";
import { openPages, type Pages } from "./pages.ts";
import { availablePort } from "./port.ts";
import { isRoomUpgrade, routeUpgrades } from "./upgrades.ts";

/** Of one client message; a choice of hundreds of options is far smaller. */
const LARGEST_MESSAGE = 16 * 1024;
const TEND_MS = 5_000;
/** The room library removes its rooms from the shared list on shutdown; if Redis is down, it keeps waiting. */
const CLOSE_MS = 5_000;

export interface RunningServer {
  readonly url: string;
  readonly foundation: Foundation;
  /** The matches that this process plays. */
  readonly live: LiveMatches;
  readonly host: MatchHost;
  /** Admits nobody any more, makes everyone reconnect elsewhere, closes everything. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Replaces the one that writes to standard output. */
  readonly logger?: Logger;
}

/**
 * Starts a server process.
 * @throws ConfigurationError for an invalid setting, and errors of the database or Redis
 */
export async function startServer(
  environment: Readonly<Record<string, string | undefined>>,
  options: StartOptions = {},
): Promise<RunningServer> {
  const httpServer = createServer();
  const settings = loadConfig(environment);
  const config = listeningOn(settings, await availablePort(settings.port, settings.host));
  const foundation = await openFoundation(config, options);
  const pages = await openPages({
    mode: config.pages,
    environment: { ...environment, HOST: config.host, PORT: `${config.port}` },
    logger: foundation.logger,
    policy: {
      publicAddress: config.publicAddress,
      rooms: config.roomSources,
      pictures: config.pictures.address === undefined ? [] : config.pictures.origins,
    },
    limits: foundation.limits,
    metrics: foundation.metrics,
  });
  const layers = openLayers(foundation);
  const colyseus = await openRooms(httpServer, foundation, layers, pages);
  await colyseus.listen(config.port, config.host);
  await layers.service.start(httpServer);
  const tending = new Heartbeat(TEND_MS, (error) =>
    foundation.logger.warn({ error }, "Match maintenance failed"),
  );
  tending.add(() => layers.host.tend());
  tending.start();
  const owning = new Heartbeat(DEFAULT_TIMINGS.heartbeat, (error) =>
    foundation.logger.warn({ error }, "Could not check which matches this process still owns"),
  );
  owning.add(() => layers.host.closeLost());
  owning.start();
  if (config.featuresMatches) layers.featured.start();
  const url = `http://${config.host === "0.0.0.0" ? "127.0.0.1" : config.host}:${config.port}`;
  return {
    url,
    foundation,
    live: layers.live,
    host: layers.host,
    stop: async () => {
      await layers.featured.stop();
      await layers.service.drain();
      // Announced first: players who reconnect find that another process may take their matches over.
      await foundation.coordination.processes.leave().catch(() => undefined);
      layers.live.closeAll();
      await layers.botThoughts.close();
      await tending.stop();
      await owning.stop();
      await layers.service.close();
      await withinTime(colyseus.gracefullyShutdown(false), CLOSE_MS);
      await pages.close();
      httpServer.closeAllConnections();
      await new Promise((resolve) => httpServer.close(resolve));
      await foundation.close();
      layers.imported.close();
      layers.time.stop();
    },
  };
}

interface Layers {
  readonly live: LiveMatches;
  readonly botThoughts: BotThoughts;
  readonly time: WakingTime;
  readonly host: MatchHost;
  readonly service: Service;
  readonly featured: FeaturedMatches;
  readonly imported: CardDatabase;
  readonly rooms: RoomParts;
}

function openLayers(foundation: Foundation): Layers {
  const { config, documents, journal, store, coordination, logger, database } = foundation;
  const imported = new CardDatabase(config.dataDirectory, logger);
  const definitions = new Definitions(database, imported);
  const time = new WakingTime();
  time.start();
  const botThoughts = openBotThoughts();
  const live = new LiveMatches({
    journal,
    definitions,
    cardNamed: knownNames(imported).lookUp,
    logger,
    time,
    botThinkingMs: config.botThinkingMs,
    botThoughts,
    ownBots: foundation.ownBots,
    mayFeature: () => featured.mayPlay,
  });
  const door = colyseusDoor();
  const tables = tableMetrics(foundation.metrics, () => ({
    matches: live.all().length,
    watchers: live.all().reduce((sum, { reader }) => sum + reader.table.watchers, 0),
  }));
  const host = new MatchHost({
    journal,
    store,
    live,
    coordination,
    door,
    documents,
    imported,
    caps: foundation.caps,
    logger,
    fair: true,
    tookOver: () => tables.takeOvers.inc(),
  });
  const catalogue = makeCatalogue(documents, imported, foundation.cardSearches);
  const service = openService(foundation, host, { catalogue, definitions });
  const featured: FeaturedMatches = openFeatured(foundation, { live, host, catalogue });
  tellRematches(coordination.bus, live);
  return {
    live,
    botThoughts,
    time,
    host,
    service,
    featured,
    imported,
    rooms: {
      matchOf: ({ matchId, epoch }) => {
        const match = live.get(matchId);
        return match?.epoch === epoch ? match : undefined;
      },
      openWatchRoom: door.openWatchRoom,
      hint: (match, seat) => hintForSeat(match, seat, botThoughts),
      rematch: (matchId, player) => service.rematches.agree(matchId, player),
      logger,
      rateLimitScale: config.rateLimitScale,
      onRevoked: (tell) =>
        coordination.bus.subscribe("account", (event) => {
          if (event.kind === "session-revoked") tell(event.sessionId);
        }),
      metrics: tables,
    },
  };
}

function openFeatured(
  { database, coordination, metrics, logger }: Foundation,
  { live, host, catalogue }: { live: LiveMatches; host: MatchHost; catalogue: Catalogue },
): FeaturedMatches {
  const tables = () =>
    live
      .all()
      .filter(({ isOver }) => !isOver)
      .map(({ seats, presence }) => ({
        hasPeople: !presence.isEmpty && seats.some(({ bot }) => bot === null),
        hasThinkers: seats.some(({ bot }) => bot !== null && thinksOnThreads(bot)),
      }));
  const quiet = new QuietTimes({ tables, load: machineLoad() });
  const { lobby, online } = coordination;
  const reports = featuredMetrics(metrics.registry);
  return new FeaturedMatches({
    database,
    matches: host,
    lobby,
    online,
    catalogue,
    quiet,
    metrics: reports,
    logger,
  });
}

/** Tells everyone who is still at a finished table, watchers included, about the match that follows it. */
function tellRematches(bus: Bus, live: LiveMatches): void {
  bus.subscribe("rematch", ({ of, matchId }) =>
    live.get(of)?.audiences.notice({ kind: "rematchReady", matchId }),
  );
}

async function openRooms(
  httpServer: HttpServer,
  foundation: Foundation,
  layers: Layers,
  pages: Pages,
): Promise<Server> {
  const { config, origins } = foundation;
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    // Each connection is pinged at its own time, see `keepPulse`.
    pingInterval: 0,
  });
  transport.attachToServer(httpServer, {
    filter: (request) =>
      isRoomUpgrade(request.url) && origins.isAllowed(request.headers.origin, request.headers.host),
  });
  routeUpgrades(httpServer, origins, pages);
  closeMatchmakingRoutes();
  const redis = config.coordination.kind === "redis" ? config.coordination : null;
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: roomLog(foundation.logger),
    transport,
    ...(redis
      ? {
          ...(await import("./shared-rooms.ts")).sharedRooms(redis.url),
          publicAddress: config.publicAddress,
        }
      : {}),
    express: (app: Application) => {
      layers.service.mount(app);
      app.use(pages.handler);
    },
  });
  server.define(MATCH_ROOM, MatchRoom, { parts: layers.rooms });
  server.define(WATCH_ROOM, WatchRoom, { parts: layers.rooms });
  return server;
}

/**
 * Clients make and find no rooms themselves: the seat endpoint does. The library would also let the pages of any origin read
 * every response of this server; the API decides which sites may use them.
 */
function closeMatchmakingRoutes(): void {
  const { controller } = matchMaker;
  controller.exposedMethods = [];
  controller.getCorsHeaders = () => ({});
  for (const header of Object.keys(controller.DEFAULT_CORS_HEADERS))
    Reflect.deleteProperty(controller.DEFAULT_CORS_HEADERS, header);
}

/**
 * What the room library has to say. Its errors are nearly all broken frames of clients, which anybody can send as fast as
 * they like; what goes wrong in our own rooms is thrown to us and logged there.
 */
function roomLog(logger: Logger) {
  const note = (...said: unknown[]): void =>
    logger.debug({ said: said.map(String) }, "Message from Colyseus");
  return { trace: note, debug: note, info: note, warn: note, error: note };
}
