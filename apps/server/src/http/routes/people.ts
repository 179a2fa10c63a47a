/** Players: looking one up, profiles, who is online, and blocked players. */
import type { ApiErrorCode, HttpApi } from "@spellroom/protocol/http";
import type { Accounts } from "../../accounts/accounts.ts";
import type { BlockResult, Blocks } from "../../accounts/blocks.ts";
import type { Friend, FriendResult, Friends } from "../../accounts/friends.ts";
import { matchView } from "../../match/hosting/match-summary.ts";
import type { Ratings } from "../../matchmaking/ratings.ts";
import type { Notifications } from "../../moderation/notifications.ts";
import type { OnlinePresence } from "../../presence/online.ts";
import type { Database } from "../../storage/database.ts";
import type { MatchStore } from "../../storage/match-store.ts";
import { statisticsOf } from "../../storage/player-statistics.ts";
import { ApiError } from "../api-error.ts";
import { asReader, type Call, type Handlers } from "../endpoints.ts";
import { accountView } from "./account-view.ts";

type Api = HttpApi["people"];

const FOUND = 20;
const RECENT = 20;

export interface PeopleRouteParts {
  readonly accounts: Accounts;
  readonly blocks: Blocks;
  readonly friends: Friends;
  readonly notifications: Notifications;
  readonly online: OnlinePresence;
  readonly ratings: Ratings;
  readonly store: MatchStore;
  readonly database: Database;
}

export function peopleHandlers(parts: PeopleRouteParts): Handlers<Api> {
  const { blocks, friends, online } = parts;
  return {
    online: () => online.list(),
    find: (call) => find(call, parts),
    profile: (call) => profile(call, parts),
    statistics: async ({ params }) => {
      if ((await parts.accounts.find(params.player)) === undefined)
        throw new ApiError("not-found", "There is no such player");
      return statisticsOf(parts.database, params.player);
    },
    friends: ({ session }) => friendsOf(session.account.id, parts),
    befriend: async ({ session: { account }, params }) => {
      const result = await friends.add(account.id, params.player);
      if (result === "known") return;
      if (result !== "added") throw new ApiError(...FRIEND_ERRORS[result]);
      const by = { id: account.id, name: account.displayName };
      await parts.notifications.notify(params.player, { kind: "befriended", by });
    },
    unfriend: ({ session, params }) => friends.remove(session.account.id, params.player),
    blocks: async ({ session }) => ({ blocked: await blocks.list(session.account.id) }),
    block: async ({ session, params }) => {
      const result = await blocks.block(session.account.id, params.player);
      if (result !== "blocked") throw new ApiError(...BLOCK_ERRORS[result]);
      await friends.separate(session.account.id, params.player);
    },
    unblock: async ({ session, params }) => {
      await blocks.unblock(session.account.id, params.player);
    },
  };
}

async function find({ query, address, limit }: Call<Api["find"]>, { accounts, online }: PeopleRouteParts) {
  if (query.name === undefined) {
    const { people } = await online.list();
    return { players: people.map(({ id, name }) => ({ id, name, online: true })) };
  }
  await limit("searches", address);
  const found = await accounts.search(query.name, FOUND);
  const here = await online.among(found.map(({ id }) => id));
  return {
    players: found.map(({ id, displayName }) => ({ id, name: displayName, online: here.has(id) })),
  };
}

async function profile({ session, params }: Call<Api["profile"]>, parts: PeopleRouteParts) {
  const { accounts, blocks, friends, online, ratings, store } = parts;
  const player = await accounts.find(params.player);
  if (player === undefined) throw new ApiError("not-found", "There is no such player");
  const asker = asReader(session)?.account.id;
  const [here, recent, listed, rated, friend] = await Promise.all([
    online.among([player.id]),
    store.recentOf(player.id, asker, RECENT),
    asker === undefined ? [] : blocks.list(asker),
    ratings.of(player.id),
    asker === undefined ? false : friends.has(asker, player.id),
  ]);
  return {
    player: { ...accountView(player), online: here.has(player.id) },
    ratings: rated,
    matches: recent.map((match) => matchView(match, asker)),
    blocked: listed.some(({ id }) => id === player.id),
    friend,
  };
}

async function friendsOf(accountId: string, { friends, online, store }: PeopleRouteParts) {
  const list = await friends.list(accountId);
  const here = await online.among(list.map(({ id }) => id));
  const shown = list.map(async (friend: Friend) => {
    const playing = here.has(friend.id) ? await store.publicMatchOf(friend.id) : null;
    return { ...friend, online: here.has(friend.id), watch: playing };
  });
  return { friends: await Promise.all(shown) };
}

const FRIEND_ERRORS: Readonly<
  Record<Exclude<FriendResult, "added" | "known">, readonly [ApiErrorCode, string]>
> = {
  oneself: ["conflict", "Nobody can be their own friend"],
  unknown: ["not-found", "There is no such player"],
  "too-many": ["conflict", "The list of friends is full"],
};

const BLOCK_ERRORS: Readonly<Record<Exclude<BlockResult, "blocked">, readonly [ApiErrorCode, string]>> = {
  oneself: ["conflict", "Nobody can block themselves"],
  unknown: ["not-found", "There is no such player"],
  "too-many": ["conflict", "The block list is full"],
};
