/** Matches: the list, one of them, a match against a bot, a seat, a place to watch, a rematch. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Lobby } from "../../lobby/lobby.ts";
import { LISTING_PAGE } from "../../lobby/lobby.ts";
import { findBot } from "../../match/bot-player.ts";
import { type Catalogue, deckChoiceSchema, type MatchService, type MatchSpec } from "../../match-service.ts";
import type { Rematches, RematchOutcome } from "../../matchmaking/rematches.ts";
import { termsFields } from "../../matchmaking/terms.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { OnlinePresence } from "../../presence/online.ts";
import {
  catalogueAnswer,
  deckAnswer,
  deckPresetAnswer,
  listingsAnswer,
  matchAnswer,
  matchIdAnswer,
  peopleAnswer,
  reservationAnswer,
} from "../answers.ts";
import { ApiError, type ApiErrorCode } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";
import { entryError } from "../entry-error.ts";
import { visibleMatch } from "../visible-match.ts";
import { presetFor } from "./bot-deck.ts";
import { checkDeck, playerOf } from "./meetings.ts";

const pageSchema = z.object({
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(LISTING_PAGE).default(LISTING_PAGE),
});
const botMatchSchema = z.strictObject({
  format: z.string().min(1).max(100),
  deck: deckChoiceSchema,
  bot: z.string().min(1).max(100),
  /** What the bot plays; without it the service picks one of its presets. */
  botDeck: deckChoiceSchema.optional(),
  visibility: z.enum(["public", "private"]).default("public"),
  timeControl: termsFields.timeControl,
  bestOf: termsFields.bestOf,
  watchDelayMs: termsFields.watchDelayMs,
});
const rematchSchema = z.strictObject({ deck: deckChoiceSchema.optional() });

const TAG = "Matches";
const rematchAnswer = z.union([
  z.strictObject({ state: z.literal("made"), matchId: z.string() }),
  z.strictObject({ state: z.literal("offered"), missing: z.array(z.string()) }),
]);

export interface MatchRouteParts {
  readonly matches: MatchService;
  readonly lobby: Lobby;
  readonly online: OnlinePresence;
  readonly rematches: Rematches;
  readonly catalogue: Catalogue;
  readonly metrics: Metrics;
}

export function matchRoutes(endpoints: Endpoints, parts: MatchRouteParts): void {
  listRoutes(endpoints, parts);
  botRoutes(endpoints, parts);
  entryRoutes(endpoints, parts);
  rematchRoutes(endpoints, parts);
}

function listRoutes(endpoints: Endpoints, { matches, lobby, online, catalogue }: MatchRouteParts): void {
  endpoints.open(
    "get",
    "/catalogue",
    { tag: "Catalogue", summary: "Formats, ready-made decks and bots", answer: catalogueAnswer },
    async () => {
      const { formats, decks, bots } = catalogue;
      return { body: { formats, decks, bots } };
    },
  );

  endpoints.open(
    "get",
    "/decks",
    {
      tag: "Catalogue",
      summary: "Ready-made decks",
      answer: z.strictObject({ decks: z.array(deckPresetAnswer) }),
    },
    async () => ({ body: { decks: catalogue.decks } }),
  );

  endpoints.open(
    "get",
    "/decks/:deck",
    {
      tag: "Catalogue",
      summary: "A ready-made deck with its cards",
      answer: z.strictObject({ deck: deckAnswer }),
      errors: ["not-found"],
    },
    async (call) => {
      const id = call.parameter("deck");
      const deck = catalogue.decks.find((one) => one.id === id);
      const cards = catalogue.deckCards(id);
      if (deck === undefined || cards === undefined)
        throw new ApiError("not-found", "There is no such ready-made deck");
      return { body: { deck: { ...deck, cards } } };
    },
  );

  endpoints.open(
    "get",
    "/online",
    { tag: "Players", summary: "Who is online", answer: peopleAnswer },
    async () => ({ body: await online.list() }),
  );

  endpoints.open(
    "get",
    "/matches",
    { tag: TAG, summary: "Live public matches, newest first", query: pageSchema, answer: listingsAnswer },
    async (call) => ({ body: await lobby.list(call.query(pageSchema)) }),
  );

  endpoints.open(
    "get",
    "/matches/:match",
    {
      tag: TAG,
      summary: "A match that the asker may know of",
      answer: z.strictObject({ match: matchAnswer }),
      errors: ["not-found"],
    },
    async (call) => {
      const match = await visibleMatch(matches, call, await call.reader());
      return { body: { match } };
    },
  );
}

function botRoutes(endpoints: Endpoints, { matches, catalogue, metrics }: MatchRouteParts): void {
  const document = {
    tag: TAG,
    summary: "Play a bot, at once",
    body: botMatchSchema,
    answer: matchIdAnswer,
    status: 201,
    errors: ["invalid", "bad-deck", "conflict", "too-many-matches", "rate-limited"],
  } as const;
  endpoints.signedIn("post", "/matches/bot", document, async (call, { account }) => {
    const wish = call.body(botMatchSchema);
    await call.meeting(account.id);
    const bot = findBot(catalogue.bots, wish.bot);
    if (bot === undefined) throw new ApiError("invalid", `There is no bot "${wish.bot}"`);
    await checkDeck(catalogue, wish.format, wish.deck);
    const botDeck = wish.botDeck ?? presetFor(catalogue, wish.format, wish.deck);
    await checkDeck(catalogue, wish.format, botDeck);
    const spec: MatchSpec = {
      matchId: randomUUID(),
      format: wish.format,
      seats: [
        { kind: "human", ...playerOf(account), deck: wish.deck },
        { kind: "bot", bot: bot.id, name: bot.name, deck: botDeck },
      ],
      visibility: wish.visibility,
      origin: "bot",
      timeControl: wish.timeControl,
      bestOf: wish.bestOf,
      watchDelayMs: wish.watchDelayMs,
    };
    const outcome = await matches.create(spec);
    metrics.matchesCreated.inc({ origin: "bot", result: outcome.ok ? "made" : outcome.reason });
    if (outcome.ok) return { status: 201, body: { matchId: outcome.matchId } };
    throw new ApiError(CREATE_ERRORS[outcome.reason], outcome.message);
  });
}

const CREATE_ERRORS = {
  "bad-deck": "bad-deck",
  impossible: "conflict",
  "too-many": "too-many-matches",
  unavailable: "unavailable",
} as const satisfies Record<string, ApiErrorCode>;

function entryRoutes(endpoints: Endpoints, { matches }: MatchRouteParts): void {
  const seatDocument = {
    tag: TAG,
    summary: "A reservation for one's own seat, wherever the match lives now",
    answer: z.strictObject({ seat: z.number().int(), reservation: reservationAnswer }),
    errors: ["not-found", "forbidden", "gone", "unavailable"],
  } as const;
  endpoints.signedIn("post", "/matches/:match/seat", seatDocument, async (call, { account, id }) => {
    await call.limit("seats", account.id);
    const outcome = await matches.seat(call.parameter("match"), account.id, id);
    if (!outcome.ok) throw entryError(outcome);
    return { body: { seat: outcome.seat, reservation: outcome.place.reservation } };
  });

  const watchDocument = {
    tag: TAG,
    summary: "A reservation among the watchers",
    answer: z.strictObject({ reservation: reservationAnswer }),
    errors: ["not-found", "gone", "unavailable"],
  } as const;
  endpoints.open("post", "/matches/:match/watch", watchDocument, async (call) => {
    const session = await call.reader();
    await call.limit("seats", session?.account.id ?? call.address);
    const match = await visibleMatch(matches, call, session);
    const outcome = await matches.watch(match.matchId, session?.account.id);
    if (!outcome.ok) throw entryError(outcome);
    return { body: { reservation: outcome.place.reservation } };
  });
}

function rematchRoutes(endpoints: Endpoints, { rematches, matches, catalogue }: MatchRouteParts): void {
  const offer = {
    tag: TAG,
    summary: "Offer to play again, or accept the offer",
    body: rematchSchema,
    answer: rematchAnswer,
    errors: ["not-found", "forbidden", "conflict", "bad-deck", "too-many-matches"],
  } as const;
  endpoints.signedIn("post", "/matches/:match/rematch", offer, async (call, session) => {
    const { deck } = call.body(rematchSchema);
    await call.meeting(session.account.id);
    const match = await visibleMatch(matches, call, session);
    if (deck !== undefined) await checkDeck(catalogue, match.format, deck);
    const outcome = await rematches.agree(match.matchId, playerOf(session.account), deck);
    if (!outcome.ok) throw new ApiError(REMATCH_ERRORS[outcome.reason], outcome.message);
    const { state } = outcome;
    return {
      body: state === "made" ? { state, matchId: outcome.matchId } : { state, missing: outcome.missing },
    };
  });

  const withdrawal = { tag: TAG, summary: "Take the offer to play again back", status: 204 } as const;
  endpoints.signedIn("delete", "/matches/:match/rematch", withdrawal, async (call, { account }) => {
    await rematches.withdraw(call.parameter("match"), account.id);
    return { status: 204 };
  });
}

const REMATCH_ERRORS: Readonly<Record<Extract<RematchOutcome, { ok: false }>["reason"], ApiErrorCode>> = {
  "not-found": "not-found",
  "not-seated": "forbidden",
  playing: "conflict",
  "bad-deck": "bad-deck",
  impossible: "conflict",
  "too-many": "too-many-matches",
  unavailable: "unavailable",
};
