/** Tables for two to eight: setting one up, sitting down, filling places with bots, beginning. */
import type { ApiErrorCode, HttpApi } from "@spellroom/protocol/http";
import type { OwnBots } from "../../match/bots/own-bots.ts";
import { findBot } from "../../match/bots/site-bots.ts";
import type { Catalogue } from "../../match/match-service.ts";
import type {
  Gathering,
  GatheringOutcome,
  GatheringRefusal,
  Gatherings,
} from "../../matchmaking/gatherings.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Handlers } from "../endpoints.ts";
import { presetFor } from "./bot-deck.ts";
import { countPassword } from "./join-wish.ts";
import { checkDeck, playerOf } from "./meetings.ts";

type Api = HttpApi["tables"];

export interface TableRouteParts {
  readonly gatherings: Gatherings;
  readonly catalogue: Catalogue;
  readonly ownBots: OwnBots;
}

export function tableHandlers(parts: TableRouteParts): Handlers<Api> {
  const { gatherings, catalogue } = parts;
  return {
    list: async () => {
      const tables = await gatherings.listed();
      return { tables: tables.map((table) => viewOf(table, undefined)) };
    },
    open: (call) => open(call, parts),
    look: async ({ session, params }) => {
      const table = await existing(gatherings, params.code);
      return { table: viewOf(table, session?.account.id) };
    },
    sitDown: async (call) => {
      await countPassword(call);
      const { session, params, body } = call;
      const { format } = await existing(gatherings, params.code);
      await checkDeck(catalogue, format, body.deck);
      const player = playerOf(session.account);
      const { deck, password, place } = body;
      return answer(await gatherings.join(params.code, player, deck, password, place), session.account.id);
    },
    leave: async ({ session: { account }, params }) =>
      answer(await gatherings.leave(params.code, account.id), account.id),
    addBot: (call) => addBot(call, parts),
    freePlace: async ({ session: { account }, params }) =>
      answer(await gatherings.free(params.code, account.id, params.seat), account.id),
    start: async ({ session, params }) => {
      const outcome = await gatherings.begin(params.code, session.account.id);
      if (!outcome.ok) throw refused(outcome);
      return { matchId: outcome.matchId };
    },
  };
}

async function open({ session, body }: Call<Api["open"]>, { gatherings, catalogue }: TableRouteParts) {
  const { password, ...wish } = body;
  const format = catalogue.formats.find(({ id }) => id === wish.format);
  if (format !== undefined && wish.places > format.mostPlayers)
    throw new ApiError("invalid", `${format.name} is for at most ${format.mostPlayers}`);
  if (format !== undefined && wish.places < format.players)
    throw new ApiError("invalid", `${format.name} is for at least ${format.players}`);
  await checkDeck(catalogue, wish.format, wish.deck);
  const made = await gatherings.open(playerOf(session.account), {
    ...wish,
    ...(password === undefined ? {} : { password }),
  });
  return { table: viewOf(made, session.account.id) };
}

async function addBot(
  { session: { account }, params, body }: Call<Api["addBot"]>,
  { gatherings, catalogue, ownBots }: TableRouteParts,
) {
  const table = await existing(gatherings, params.code);
  const bot = findBot(catalogue.bots, body.bot) ?? (await ownBots.chosen(account.id, body.bot));
  if (bot === undefined) throw new ApiError("invalid", `There is no bot "${body.bot}"`);
  const deck = body.deck ?? presetFor(catalogue, table.format);
  await checkDeck(catalogue, table.format, deck);
  const wish = { bot: bot.id, name: bot.name, deck };
  return answer(await gatherings.addBot(params.code, account.id, wish), account.id);
}

/** @throws ApiError if there is no table with that code */
async function existing(gatherings: Gatherings, code: string): Promise<Gathering> {
  const table = await gatherings.find(code);
  if (table === undefined) throw new ApiError("not-found", "There is no such table");
  return table;
}

function answer(outcome: GatheringOutcome, accountId: string) {
  if (!outcome.ok) throw refused(outcome);
  return { table: viewOf(outcome.gathering, accountId) };
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
