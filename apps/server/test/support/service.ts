/** A whole service over HTTP and Socket.IO, with everything real but the playing of matches. */
import { createServer } from "node:http";
import express from "express";
import { io, type Socket } from "socket.io-client";
import { z } from "zod";
import { type Foundation, openFoundation, openService, type Service } from "../../src/boot/foundation.ts";
import { loadConfig } from "../../src/config/config.ts";
import type { DefinitionSource } from "../../src/http/routes/definitions.ts";
import { createLogger } from "../../src/logging/logger.ts";
import { matchView } from "../../src/match/hosting/match-summary.ts";
import type {
  Catalogue,
  EntryRefusal,
  MatchService,
  MatchSummary,
  SeatOutcome,
  WatchOutcome,
} from "../../src/match/match-service.ts";
import { SHORT_TIMINGS } from "./coordinations.ts";
import { RecordedMatches } from "./match-service.ts";

const FORMAT = { summary: "", players: 2, mostPlayers: 2, teamSize: null, quickMatch: false };

export const CATALOGUE: Catalogue = {
  formats: [
    { ...FORMAT, id: "constructed", name: "Constructed", quickMatch: true },
    { ...FORMAT, id: "freeForAll", name: "Free-for-all", mostPlayers: 8 },
    { ...FORMAT, id: "twoHeadedGiant", name: "Two-headed giant", players: 4, mostPlayers: 4, teamSize: 2 },
    { ...FORMAT, id: "casual", name: "Casual" },
  ],
  decks: ["burn", "fliers"].map((id) => ({
    id,
    name: id,
    description: `A deck of ${id}`,
    formats: ["constructed", "casual"],
    colors: "R",
  })),
  bots: [{ id: "greedy", name: "Greedy", description: "Takes what it can", level: 2, styled: false }],
  deckCards: (id) =>
    ["burn", "fliers"].includes(id) ? [{ count: 60, name: "Known", definition: KNOWN_CARD }] : undefined,
  checkDeck: (_format, deck) => {
    const known = "preset" in deck && ["burn", "fliers"].includes(deck.preset);
    return Promise.resolve(known ? { ok: true } : { ok: false, message: "This deck can't be played" });
  },
};

/** A card that is known at once, and one that must be looked for. */
export const KNOWN_CARD = "a".repeat(32);
export const KEPT_CARD = "b".repeat(32);
const DEFINITIONS: DefinitionSource = {
  known: (hash) => (hash === KNOWN_CARD ? { name: "Known" } : undefined),
  find: (hash) => Promise.resolve(hash === KEPT_CARD ? { name: "Kept" } : undefined),
  card: () => Promise.resolve(undefined),
};

const NOBODY_PLAYS: EntryRefusal = { ok: false, reason: "finished", message: "Nothing is played here" };

const placeOf = (sessionId: string) => ({ name: "match", roomId: "room", sessionId });

/** Creates matches in the journal and seats their players. */
class TestMatches extends RecordedMatches implements MatchService {
  readonly #foundation: Foundation;

  constructor(foundation: Foundation) {
    super(foundation.journal);
    this.#foundation = foundation;
  }

  async get(matchId: string, asker?: string): Promise<MatchSummary | undefined> {
    const match = await this.#foundation.store.find(matchId);
    return match === undefined ? undefined : matchView(match, asker);
  }

  async seat(matchId: string, accountId: string): Promise<SeatOutcome> {
    const match = await this.get(matchId);
    if (match === undefined) return { ok: false, reason: "not-found", message: "There is no such match" };
    const seat = match.seats.find((each) => each.accountId === accountId)?.seat;
    if (seat === undefined) return { ok: false, reason: "forbidden", message: "This is not your match" };
    return { ok: true, seat, place: { reservation: placeOf(`${matchId}/${seat}`) }, cards: [] };
  }

  async watch(matchId: string): Promise<WatchOutcome> {
    return { ok: true, place: { reservation: placeOf(`${matchId}/watch`) } };
  }

  shown = () => Promise.resolve(NOBODY_PLAYS);
  commands = () => Promise.resolve(NOBODY_PLAYS);
  execute = () => Promise.resolve(NOBODY_PLAYS);

  list(): readonly MatchSummary[] {
    return [];
  }
}

export interface TestService {
  readonly url: string;
  readonly foundation: Foundation;
  readonly service: Service;
  readonly matches: RecordedMatches;
  /** Everything that was logged, at the most verbose level. */
  logs(): string;
  close(): Promise<void>;
}

/** Starts a service; the environment must say where its data is. */
export async function startService(environment: Readonly<Record<string, string>>): Promise<TestService> {
  const httpServer = createServer();
  const port = await new Promise<number>((resolve) => {
    httpServer.listen(0, "127.0.0.1", () => {
      const address = httpServer.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  const lines: string[] = [];
  const logger = createLogger("trace", { write: (line) => lines.push(line) });
  const config = loadConfig({ RATE_LIMIT_SCALE: "100", ...environment, PORT: `${port}` });
  const foundation = await openFoundation(config, { logger, timings: SHORT_TIMINGS });
  const matches = new TestMatches(foundation);
  const service = openService(
    foundation,
    matches,
    { catalogue: CATALOGUE, definitions: DEFINITIONS },
    { checkAnswers: true },
  );
  const app = express();
  service.mount(app);
  httpServer.on("request", app);
  await service.start(httpServer);
  return {
    url: `http://127.0.0.1:${port}`,
    foundation,
    service,
    matches,
    logs: () => lines.join(""),
    close: async () => {
      await service.close();
      httpServer.closeAllConnections();
      await new Promise((resolve) => httpServer.close(resolve));
      await foundation.close();
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface AskOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the API something. */
export async function ask(
  service: { readonly url: string },
  method: string,
  path: string,
  { token, body, headers }: AskOptions = {},
): Promise<Answer> {
  const response = await fetch(service.url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json") === true;
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

const guestSchema = z.object({
  token: z.string(),
  account: z.object({ id: z.string(), displayName: z.string() }),
});

export interface TestGuest {
  readonly token: string;
  readonly id: string;
  readonly name: string;
}

export async function becomeGuest(service: { readonly url: string }, name?: string): Promise<TestGuest> {
  const answer = await ask(service, "POST", "/api/guests", { body: name === undefined ? {} : { name } });
  const { token, account } = guestSchema.parse(answer.body);
  return { token, id: account.id, name: account.displayName };
}

/** A connection of the site channel that keeps what it was told. */
export class TestSocket {
  readonly socket: Socket;
  readonly #told: { readonly event: string; readonly message: unknown }[] = [];

  constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((event: string, message: unknown) => this.#told.push({ event, message }));
  }

  /** The messages of an event so far. */
  told(event: string): readonly unknown[] {
    return this.#told.filter((each) => each.event === event).map(({ message }) => message);
  }

  /** Sends an event and waits for the answer. */
  async send(event: string, payload: unknown): Promise<unknown> {
    const reply: unknown = await this.socket.timeout(10_000).emitWithAck(event, payload);
    return reply;
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Connects to the site channel. @throws the connection error's message. */
export async function connect(
  service: { readonly url: string },
  auth: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<TestSocket> {
  const socket = io(service.url, {
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    auth,
    ...options,
  });
  const test = new TestSocket(socket);
  await new Promise<void>((resolve, reject) => {
    socket.on("connect", resolve);
    socket.on("connect_error", (error) => {
      socket.disconnect();
      reject(error);
    });
  });
  return test;
}
