/** Matches: the list of live ones, one of them, a match against a bot, a seat, a place to watch, a rematch. */
import { randomUUID } from "node:crypto";
import { type ApiErrorCode, type HttpApi, reservationSchema } from "@spellroom/protocol/http";
import type { Lobby } from "../../lobby/lobby.ts";
import type { OwnBots } from "../../match/bots/own-bots.ts";
import { findBot } from "../../match/bots/site-bots.ts";
import type { Catalogue, MatchService, MatchSpec, SeatSpec } from "../../match/match-service.ts";
import type { Rematches, RematchOutcome } from "../../matchmaking/rematches.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import { ApiError } from "../api-error.ts";
import { asReader, type Call, type Handlers } from "../endpoints.ts";
import { entryError } from "../entry-error.ts";
import { visibleMatch } from "../visible-match.ts";
import { presetFor } from "./bot-deck.ts";
import { checkDeck, playerOf } from "./meetings.ts";

type Api = HttpApi["matches"];

export interface MatchRouteParts {
  readonly matches: MatchService;
  readonly lobby: Lobby;
  readonly rematches: Rematches;
  readonly catalogue: Catalogue;
  readonly ownBots: OwnBots;
  readonly metrics: Metrics;
}

export function matchHandlers(parts: MatchRouteParts): Handlers<Api> {
  const { matches, lobby, rematches } = parts;
  return {
    list: ({ query }) => lobby.list(query),
    look: async ({ session, params }) => ({
      match: await visibleMatch(matches, params.match, asReader(session)),
    }),
    playBot: (call) => playBot(call, parts),
    seat: async ({ session: { account, id }, params }) => {
      const outcome = await matches.seat(params.match, account.id, id);
      if (!outcome.ok) throw entryError(outcome);
      const { seat, place, cards } = outcome;
      return { seat, reservation: reservationSchema.parse(place.reservation), cards: [...cards] };
    },
    watch: async ({ session, params }) => {
      const reader = asReader(session);
      const match = await visibleMatch(matches, params.match, reader);
      const outcome = await matches.watch(match.matchId, reader?.account.id);
      if (!outcome.ok) throw entryError(outcome);
      return { reservation: reservationSchema.parse(outcome.place.reservation) };
    },
    rematch: (call) => rematch(call, parts),
    withdrawRematch: async ({ session, params }) => {
      await rematches.withdraw(params.match, session.account.id);
    },
  };
}

async function playBot(
  { session, body: wish }: Call<Api["playBot"]>,
  { matches, catalogue, ownBots, metrics }: MatchRouteParts,
) {
  const bot = findBot(catalogue.bots, wish.bot) ?? (await ownBots.chosen(session.account.id, wish.bot));
  if (bot === undefined) throw new ApiError("invalid", `There is no bot "${wish.bot}"`);
  await checkDeck(catalogue, wish.format, wish.deck);
  const botDeck = wish.botDeck ?? presetFor(catalogue, wish.format, wish.deck);
  await checkDeck(catalogue, wish.format, botDeck);
  const spec: MatchSpec = {
    matchId: randomUUID(),
    format: wish.format,
    seats: [
      { kind: "human", ...playerOf(session.account), deck: wish.deck },
      ...botsFor(catalogue, wish.format, { bot: bot.id, name: bot.name, deck: botDeck }),
    ],
    visibility: wish.visibility,
    origin: "bot",
    timeControl: wish.timeControl,
    bestOf: wish.bestOf,
    watchDelayMs: wish.watchDelayMs,
  };
  const outcome = await matches.create(spec);
  metrics.matchesCreated.inc({ origin: "bot", result: outcome.ok ? "made" : outcome.reason });
  if (outcome.ok) return { matchId: outcome.matchId };
  throw new ApiError(CREATE_ERRORS[outcome.reason], outcome.message);
}

/** As many of a bot as the format needs beside one person; two of a kind are told apart. */
function botsFor(
  { formats }: Catalogue,
  format: string,
  { name, ...bot }: Omit<Extract<SeatSpec, { kind: "bot" }>, "kind">,
): readonly SeatSpec[] {
  const players = formats.find(({ id }) => id === format)?.players ?? 2;
  return Array.from({ length: Math.max(1, players - 1) }, (_, at) => {
    return { kind: "bot", ...bot, name: at === 0 ? name : `${name} ${at + 1}` };
  });
}

const CREATE_ERRORS = {
  "bad-deck": "bad-deck",
  impossible: "conflict",
  "too-many": "too-many-matches",
  unavailable: "unavailable",
} as const satisfies Record<string, ApiErrorCode>;

async function rematch(
  { session, params, body: { deck } }: Call<Api["rematch"]>,
  { rematches, matches, catalogue }: MatchRouteParts,
) {
  const match = await visibleMatch(matches, params.match, session);
  if (deck !== undefined) await checkDeck(catalogue, match.format, deck);
  const outcome = await rematches.agree(match.matchId, playerOf(session.account), deck);
  if (!outcome.ok) throw new ApiError(REMATCH_ERRORS[outcome.reason], outcome.message);
  return outcome.state === "made"
    ? { state: outcome.state, matchId: outcome.matchId }
    : { state: outcome.state, missing: outcome.missing };
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
