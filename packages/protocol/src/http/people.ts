/** People: looking one up, their profile, who is online, and block lists. */
import { z } from "zod";
import { accountSchema, int, matchSchema, personSchema, playerParams, time } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { ratingSchema } from "./ratings.ts";

const tag = "Players";
const befriending = "Friends";
const blocking = "Blocks";

export const onlineSchema = z.object({ people: z.array(personSchema), count: int });
export type OnlineView = z.infer<typeof onlineSchema>;

export const foundPlayerSchema = z.object({ ...personSchema.shape, online: z.boolean() });
export type FoundPlayerView = z.infer<typeof foundPlayerSchema>;

export const profileSchema = z.object({
  player: z.object({ ...accountSchema.shape, online: z.boolean() }),
  ratings: z.array(ratingSchema),
  matches: z.array(matchSchema),
  /** By the requester. */
  blocked: z.boolean(),
  /** Whether the requester has added the player as a friend. */
  friend: z.boolean(),
});
export type ProfileView = z.infer<typeof profileSchema>;

export const friendSchema = z.object({
  ...personSchema.shape,
  since: time,
  online: z.boolean(),
  /** Whether they have added you, too. */
  mutual: z.boolean(),
  /** Their current match that anyone may watch. */
  watch: z.string().nullable(),
});
export type FriendView = z.infer<typeof friendSchema>;

const countsShape = { games: int, wins: int, losses: int, draws: int };
export const statisticsSchema = z.object({
  formats: z.array(z.object({ format: z.string(), ...countsShape })),
  decks: z.array(
    z.object({
      preset: z
        .string()
        .nullable()
        .meta({ description: "A ready-made deck; null for all decks of one's own" }),
      ...countsShape,
    }),
  ),
});
export type StatisticsView = z.infer<typeof statisticsSchema>;

export const blockedSchema = z.object({ ...personSchema.shape, since: time });
export type BlockedView = z.infer<typeof blockedSchema>;

export const people = {
  online: endpoint({
    method: "get",
    path: "/online",
    cost: "small",
    access: "public",
    tag,
    summary: "Who is online",
    answer: onlineSchema,
  }),
  find: endpoint({
    method: "get",
    path: "/players",
    cost: "list",
    access: "public",
    tag,
    summary: "Players whose names start with the given text; without it, who is online",
    query: z.object({ name: z.string().max(200).optional() }),
    answer: z.object({ players: z.array(foundPlayerSchema) }),
  }),
  profile: endpoint({
    method: "get",
    path: "/players/:player",
    cost: "small",
    access: "optional",
    tag,
    summary: "A player's profile, with the latest matches that the caller may see",
    params: playerParams,
    answer: profileSchema,
    errors: ["not-found"],
  }),
  statistics: endpoint({
    method: "get",
    path: "/players/:player/statistics",
    cost: "list",
    access: "public",
    tag,
    summary: "A player's results in public matches that are over, by format and by deck, most played first",
    params: playerParams,
    answer: statisticsSchema,
    errors: ["not-found"],
  }),
  friends: endpoint({
    method: "get",
    path: "/friends",
    cost: "list",
    access: "read",
    tag: befriending,
    summary: "Players you have added as friends, and which of them are online",
    answer: z.object({ friends: z.array(friendSchema) }),
  }),
  befriend: endpoint({
    method: "put",
    path: "/friends/:player",
    cost: "write",
    access: "session",
    tag: befriending,
    summary: "Add a player as a friend; they are notified once",
    params: playerParams,
    errors: ["not-found", "conflict"],
    limits: ["settings"],
  }),
  unfriend: endpoint({
    method: "delete",
    path: "/friends/:player",
    cost: "write",
    access: "session",
    tag: befriending,
    summary: "Remove a player from your friends",
    params: playerParams,
    limits: ["settings"],
  }),
  blocks: endpoint({
    method: "get",
    path: "/blocks",
    cost: "list",
    access: "session",
    tag: blocking,
    summary: "Players you have blocked",
    answer: z.object({ blocked: z.array(blockedSchema) }),
  }),
  block: endpoint({
    method: "put",
    path: "/blocks/:player",
    cost: "write",
    access: "session",
    tag: blocking,
    summary: "Block a player: no pairing, no challenges, no messages, and their chat is hidden",
    params: playerParams,
    errors: ["not-found", "conflict"],
    limits: ["settings"],
  }),
  unblock: endpoint({
    method: "delete",
    path: "/blocks/:player",
    cost: "write",
    access: "session",
    tag: blocking,
    summary: "Unblock a player",
    params: playerParams,
    limits: ["settings"],
  }),
};
