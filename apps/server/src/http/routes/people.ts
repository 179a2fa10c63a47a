/** People: looking one up, their profile, and whom one wants nothing to do with. */
import { timeControlIdSchema } from "@spellroom/protocol";
import { z } from "zod";
import type { Accounts } from "../../accounts/accounts.ts";
import type { BlockResult, Blocks } from "../../accounts/blocks.ts";
import type { Ratings } from "../../matchmaking/ratings.ts";
import type { OnlinePresence } from "../../presence/online.ts";
import type { MatchStore } from "../../storage/match-store.ts";
import { accountAnswer, blocksAnswer, matchAnswer, personAnswer } from "../answers.ts";
import { ApiError, type ApiErrorCode } from "../api-error.ts";
import type { Endpoints } from "../endpoints.ts";
import { matchView } from "../views.ts";
import { accountView } from "./accounts.ts";

const FOUND = 20;
const RECENT = 20;

const ratingAnswer = z.strictObject({
  format: z.string(),
  timeControl: timeControlIdSchema,
  rating: z.number().int(),
  deviation: z.number().int(),
  provisional: z.boolean(),
  games: z.number().int(),
  wins: z.number().int(),
});
const searchSchema = z.object({ name: z.string().max(200).optional() });
const playersAnswer = z.strictObject({
  players: z.array(z.strictObject({ ...personAnswer.shape, online: z.boolean() })),
});
const profileAnswer = z.strictObject({
  player: z.strictObject({ ...accountAnswer.shape, online: z.boolean() }),
  ratings: z.array(ratingAnswer),
  matches: z.array(matchAnswer),
  /** Of the asker. */
  blocked: z.boolean(),
});

export interface PeopleRouteParts {
  readonly accounts: Accounts;
  readonly blocks: Blocks;
  readonly online: OnlinePresence;
  readonly ratings: Ratings;
  readonly store: MatchStore;
}

export function peopleRoutes(endpoints: Endpoints, parts: PeopleRouteParts): void {
  playerRoutes(endpoints, parts);
  blockRoutes(endpoints, parts);
}

function playerRoutes(endpoints: Endpoints, parts: PeopleRouteParts): void {
  const { accounts, blocks, online, ratings, store } = parts;
  endpoints.open(
    "get",
    "/players",
    {
      tag: "Players",
      summary: "Players whose names begin like this; without a name, who is online",
      query: searchSchema,
      answer: playersAnswer,
      errors: ["rate-limited"],
    },
    async (call) => {
      const { name } = call.query(searchSchema);
      if (name === undefined) {
        const { people } = await online.list();
        return { body: { players: people.map(({ id, name }) => ({ id, name, online: true })) } };
      }
      await call.limit("searches", call.address);
      const found = await accounts.search(name, FOUND);
      const here = await online.among(found.map(({ id }) => id));
      return {
        body: {
          players: found.map(({ id, displayName }) => ({ id, name: displayName, online: here.has(id) })),
        },
      };
    },
  );

  endpoints.open(
    "get",
    "/players/:player",
    {
      tag: "Players",
      summary: "A player's profile, with the latest matches that the asker may know of",
      answer: profileAnswer,
      errors: ["not-found"],
    },
    async (call) => {
      const session = await call.reader();
      const player = await accounts.find(call.parameter("player"));
      if (player === undefined) throw new ApiError("not-found", "There is no such player");
      const asker = session?.account.id;
      const [here, recent, listed, rated] = await Promise.all([
        online.among([player.id]),
        store.recentOf(player.id, asker, RECENT),
        asker === undefined ? [] : blocks.list(asker),
        ratings.of(player.id),
      ]);
      return {
        body: {
          player: { ...accountView(player), online: here.has(player.id) },
          ratings: rated,
          matches: recent.map((match) => matchView(match, asker)),
          blocked: listed.some(({ id }) => id === player.id),
        },
      };
    },
  );
}

function blockRoutes(endpoints: Endpoints, { blocks }: PeopleRouteParts): void {
  const tag = "Blocks";
  endpoints.signedIn(
    "get",
    "/blocks",
    { tag, summary: "Whom one has blocked", need: "session", answer: blocksAnswer },
    async (_call, { account }) => ({ body: { blocked: await blocks.list(account.id) } }),
  );

  endpoints.signedIn(
    "put",
    "/blocks/:player",
    {
      tag,
      summary: "Block a player: no pairing, no challenges, no messages, and their talk is not shown",
      need: "session",
      status: 204,
      errors: ["not-found", "conflict"],
    },
    async (call, { account }) => {
      await call.limit("settings", account.id);
      const result = await blocks.block(account.id, call.parameter("player"));
      if (result === "blocked") return { status: 204 };
      throw new ApiError(...BLOCK_ERRORS[result]);
    },
  );

  endpoints.signedIn(
    "delete",
    "/blocks/:player",
    { tag, summary: "Take a block back", need: "session", status: 204 },
    async (call, { account }) => {
      await call.limit("settings", account.id);
      await blocks.unblock(account.id, call.parameter("player"));
      return { status: 204 };
    },
  );
}

const BLOCK_ERRORS: Readonly<Record<Exclude<BlockResult, "blocked">, readonly [ApiErrorCode, string]>> = {
  oneself: ["conflict", "Nobody can block themselves"],
  unknown: ["not-found", "There is no such player"],
  "too-many": ["conflict", "The block list is full"],
};
