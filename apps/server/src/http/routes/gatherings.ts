/** Tables for two to eight: setting one up, sitting down, filling places with bots, beginning. */
import { z } from "zod";
import { findBot } from "../../match/bot-player.ts";
import { type Catalogue, deckChoiceSchema } from "../../match-service.ts";
import {
  type Gathering,
  type GatheringOutcome,
  type GatheringRefusal,
  type Gatherings,
  MOST_SEATS,
} from "../../matchmaking/gatherings.ts";
import { termsFields } from "../../matchmaking/terms.ts";
import { VISIBILITIES } from "../../storage/tables.ts";
import { matchIdAnswer, termsAnswer } from "../answers.ts";
import { ApiError, type ApiErrorCode } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";
import { presetFor } from "./bot-deck.ts";
import { joinSchema, joinWish, passwordField } from "./join-wish.ts";
import { checkDeck, playerOf } from "./meetings.ts";

const ELSEWHERE = "POST /api/queue, /api/seeks or /api/invitations";
const oneGameSchema = z
  .literal(1, {
    error: `Tables are for one game. The best of three is for two players: ask for it at ${ELSEWHERE}, or /api/matches/bot`,
  })
  .default(1)
  .meta({ description: `Tables are for one game; the best of three is for two players, at ${ELSEWHERE}` });
const unratedSchema = z
  .literal(false, {
    error: `Games of a table count for no rating. Ask for a rated match of two at ${ELSEWHERE}`,
  })
  .default(false)
  .meta({ description: "Games of a table count for no rating" });
const openSchema = z.strictObject({
  format: z.string().min(1).max(100),
  deck: deckChoiceSchema,
  places: z.int().min(2).max(MOST_SEATS),
  timeControl: termsFields.timeControl,
  watchDelayMs: termsFields.watchDelayMs,
  bestOf: oneGameSchema,
  rated: unratedSchema,
  visibility: z.enum(VISIBILITIES).default("private"),
  password: passwordField.optional(),
});
const botSchema = z.strictObject({
  bot: z.string().min(1).max(100),
  deck: deckChoiceSchema.optional(),
});
const seatSchema = z
  .string()
  .regex(/^\d$/)
  .transform((digit) => Number(digit));

const gatheringSchema = z
  .strictObject({
    code: z.string(),
    hostId: z.string(),
    format: z.string(),
    timeControl: termsAnswer.timeControl,
    watchDelayMs: termsAnswer.watchDelayMs,
    places: z.number().int(),
    visibility: z.enum(VISIBILITIES),
    hasPassword: z.boolean(),
    status: z.enum(["open", "started", "closed"]),
    matchId: z.string().nullable(),
    seats: z.array(
      z.strictObject({
        seat: z.number().int(),
        name: z.string(),
        accountId: z.string().nullable(),
        bot: z.string().nullable(),
      }),
    ),
    createdAt: z.number().int(),
  })
  .meta({ id: "Table" });
const tableAnswer = z.strictObject({ table: gatheringSchema });

const tag = "Tables";

export interface GatheringRouteParts {
  readonly gatherings: Gatherings;
  readonly catalogue: Catalogue;
}

export function gatheringRoutes(endpoints: Endpoints, parts: GatheringRouteParts): void {
  lookingRoutes(endpoints, parts);
  sittingRoutes(endpoints, parts);
  hostRoutes(endpoints, parts);
}

function lookingRoutes(endpoints: Endpoints, { gatherings, catalogue }: GatheringRouteParts): void {
  const listing = {
    tag,
    summary: "Tables that anybody may join, newest first",
    answer: z.strictObject({ tables: z.array(gatheringSchema) }),
  };
  endpoints.open("get", "/tables", listing, async () => {
    const tables = await gatherings.listed();
    return { body: { tables: tables.map((table) => viewOf(table, undefined)) } };
  });

  const opening = {
    tag,
    summary: "Set a table up, with oneself at its first place",
    body: openSchema,
    answer: tableAnswer,
    status: 201,
    errors: ["bad-deck", "too-many-matches"],
  } as const;
  endpoints.signedIn("post", "/tables", opening, async (call, { account }) => {
    const { password, ...wish } = call.body(openSchema);
    await call.meeting(account.id);
    const format = catalogue.formats.find(({ id }) => id === wish.format);
    if (format !== undefined && wish.places > format.mostPlayers) {
      throw new ApiError("invalid", `${format.name} is for at most ${format.mostPlayers}`);
    }
    await checkDeck(catalogue, wish.format, wish.deck);
    const made = await gatherings.open(playerOf(account), {
      ...wish,
      ...(password === undefined ? {} : { password }),
    });
    return { status: 201, body: { table: viewOf(made, account.id) } };
  });

  const looking = {
    tag,
    summary: "A table, by its code",
    answer: tableAnswer,
    errors: ["not-found"],
  } as const;
  endpoints.open("get", "/tables/:code", looking, async (call) => {
    await call.limit("codes", call.address);
    const session = await call.session();
    const table = await gatherings.find(call.parameter("code"));
    if (table === undefined) throw new ApiError("not-found", "There is no such table");
    return { body: { table: viewOf(table, session?.account.id) } };
  });
}

function sittingRoutes(endpoints: Endpoints, { gatherings, catalogue }: GatheringRouteParts): void {
  const sitting = {
    tag,
    summary: "Sit down at the first free place, or change the deck at one's own",
    body: joinSchema,
    answer: tableAnswer,
    errors: ["not-found", "gone", "conflict", "bad-deck", "too-many-matches"],
  } as const;
  endpoints.signedIn("put", "/tables/:code/seat", sitting, async (call, { account }) => {
    const { deck, password } = await joinWish(call);
    const code = call.parameter("code");
    const table = await gatherings.find(code);
    if (table === undefined) throw new ApiError("not-found", "There is no such table");
    await checkDeck(catalogue, table.format, deck);
    return answer(await gatherings.join(code, playerOf(account), deck, password), account.id);
  });

  const rising = {
    tag,
    summary: "Give one's place up; the host's leaving ends the table",
    answer: tableAnswer,
    errors: ["not-found", "gone"],
  } as const;
  endpoints.signedIn("delete", "/tables/:code/seat", rising, async (call, { account }) =>
    answer(await gatherings.leave(call.parameter("code"), account.id), account.id),
  );
}

function hostRoutes(endpoints: Endpoints, { gatherings, catalogue }: GatheringRouteParts): void {
  const errors = ["not-found", "gone", "conflict"] as const;
  const filling = {
    tag,
    summary: "Put a bot at a free place (hosts only)",
    body: botSchema,
    answer: tableAnswer,
    errors: [...errors, "bad-deck", "too-many-matches"],
  } as const;
  endpoints.signedIn("post", "/tables/:code/bots", filling, async (call, { account }) => {
    const wish = call.body(botSchema);
    await call.meeting(account.id);
    const code = call.parameter("code");
    const [table, bot] = [await gatherings.find(code), findBot(catalogue.bots, wish.bot)];
    if (table === undefined) throw new ApiError("not-found", "There is no such table");
    if (bot === undefined) throw new ApiError("invalid", `There is no bot "${wish.bot}"`);
    const deck = wish.deck ?? presetFor(catalogue, table.format);
    await checkDeck(catalogue, table.format, deck);
    return answer(
      await gatherings.addBot(code, account.id, { bot: bot.id, name: bot.name, deck }),
      account.id,
    );
  });

  const freeing = { tag, summary: "Free a place (hosts only)", answer: tableAnswer, errors };
  endpoints.signedIn("delete", "/tables/:code/seats/:seat", freeing, async (call, { account }) => {
    const seat = seatSchema.safeParse(call.parameter("seat"));
    if (!seat.success) throw new ApiError("not-found", "There is no such place");
    return answer(await gatherings.free(call.parameter("code"), account.id, seat.data), account.id);
  });

  const beginning = {
    tag,
    summary: "Begin the match with whoever sits at the table (hosts only)",
    answer: matchIdAnswer,
    status: 201,
    errors: [...errors, "bad-deck", "too-many-matches"],
  } as const;
  endpoints.signedIn("post", "/tables/:code/start", beginning, async (call, { account }) => {
    await call.meeting(account.id);
    const outcome = await gatherings.begin(call.parameter("code"), account.id);
    if (!outcome.ok) throw refused(outcome);
    return { status: 201, body: { matchId: outcome.matchId } };
  });
}

function answer(outcome: GatheringOutcome, accountId: string) {
  if (!outcome.ok) throw refused(outcome);
  return { body: { table: viewOf(outcome.gathering, accountId) } };
}

/** The way to the match is for those who sit at the table alone. */
function viewOf(table: Gathering, accountId: string | undefined): Gathering {
  const seated = table.seats.some((seat) => seat.accountId !== null && seat.accountId === accountId);
  return { ...table, matchId: seated ? table.matchId : null };
}

const ERRORS: Readonly<Record<GatheringRefusal["reason"], ApiErrorCode>> = {
  "not-found": "not-found",
  "not-host": "forbidden",
  full: "conflict",
  password: "forbidden",
  closed: "gone",
  "too-few": "conflict",
  "bad-deck": "bad-deck",
  impossible: "conflict",
  "too-many": "too-many-matches",
  unavailable: "unavailable",
};

function refused({ reason, message }: GatheringRefusal): ApiError {
  return new ApiError(ERRORS[reason], message);
}
