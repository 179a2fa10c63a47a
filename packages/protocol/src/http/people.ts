/** People: looking one up, their profile, who is online, and whom one wants nothing to do with. */
import { z } from "zod";
import { accountSchema, int, matchSchema, personSchema, playerParams, time } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { ratingSchema } from "./ratings.ts";

const tag = "Players";
const blocking = "Blocks";

export const onlineSchema = z.object({ people: z.array(personSchema), count: int });
export type OnlineView = z.infer<typeof onlineSchema>;

export const foundPlayerSchema = z.object({ ...personSchema.shape, online: z.boolean() });
export type FoundPlayerView = z.infer<typeof foundPlayerSchema>;

export const profileSchema = z.object({
  player: z.object({ ...accountSchema.shape, online: z.boolean() }),
  ratings: z.array(ratingSchema),
  matches: z.array(matchSchema),
  /** By the asker. */
  blocked: z.boolean(),
});
export type ProfileView = z.infer<typeof profileSchema>;

export const blockedSchema = z.object({ ...personSchema.shape, since: time });
export type BlockedView = z.infer<typeof blockedSchema>;

export const people = {
  online: endpoint({
    method: "get",
    path: "/online",
    access: "public",
    tag,
    summary: "Who is online",
    answer: onlineSchema,
  }),
  find: endpoint({
    method: "get",
    path: "/players",
    access: "public",
    tag,
    summary: "Players whose names begin like this; without a name, who is online",
    query: z.object({ name: z.string().max(200).optional() }),
    answer: z.object({ players: z.array(foundPlayerSchema) }),
  }),
  profile: endpoint({
    method: "get",
    path: "/players/:player",
    access: "optional",
    tag,
    summary: "A player's profile, with the latest matches that the asker may know of",
    params: playerParams,
    answer: profileSchema,
    errors: ["not-found"],
  }),
  blocks: endpoint({
    method: "get",
    path: "/blocks",
    access: "session",
    tag: blocking,
    summary: "Whom one has blocked",
    answer: z.object({ blocked: z.array(blockedSchema) }),
  }),
  block: endpoint({
    method: "put",
    path: "/blocks/:player",
    access: "session",
    tag: blocking,
    summary: "Block a player: no pairing, no challenges, no messages, and their talk is not shown",
    params: playerParams,
    errors: ["not-found", "conflict"],
    limits: ["settings"],
  }),
  unblock: endpoint({
    method: "delete",
    path: "/blocks/:player",
    access: "session",
    tag: blocking,
    summary: "Take a block back",
    params: playerParams,
    limits: ["settings"],
  }),
};
