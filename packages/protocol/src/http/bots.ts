/** Bots that players write as documents and keep with their accounts, to play against them. */
import { z } from "zod";
import { botSchema } from "./catalogue.ts";
import { int, time } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Bots";
const LONGEST_BOT_TEXT = 20_000;

export const BOT_PROBLEMS = [
  "syntax",
  "missing",
  "unknown",
  "type",
  "choice",
  "small",
  "large",
  "other",
  "name",
] as const;

export const botProblemSchema = z.object({
  kind: z.enum(BOT_PROBLEMS).meta({
    description:
      "`syntax`: no JSON from this line on; `type`, `choice`, `small`, `large`: another value is needed, see `wanted`; `name`: nobody may be called that",
  }),
  line: int.meta({ description: "From 1" }),
  field: z.string().meta({ description: "The path to it, such as `play.0.do`; empty: the whole document" }),
  wanted: z
    .string()
    .meta({ description: "The type, the values or the bound that is needed, if there is one" }),
});
/** What has to be changed in a bot's document. */
export type BotProblem = z.infer<typeof botProblemSchema>;

const botText = z
  .string()
  .min(1)
  .max(LONGEST_BOT_TEXT)
  .meta({ description: "The JSON text of a bot's document" });

export const ownBotSchema = z
  .object({
    id: z.string(),
    bot: botSchema.meta({ description: "As it is played against: requests of its owner name it by this id" }),
    createdAt: time,
    changedAt: time,
  })
  .meta({ id: "OwnBot" });
/** A bot that its owner wrote. */
export type OwnBot = z.infer<typeof ownBotSchema>;

const params = z.object({
  bot: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .meta({ description: "Chosen by the client that makes it: 8 to 64 letters, digits, - and _" }),
});

export const bots = {
  check: endpoint({
    method: "post",
    path: "/bots/check",
    access: "public",
    cost: "deckList",
    tag,
    summary: "Whether a document is a bot, and if not, what has to be changed on which line",
    body: z.strictObject({ text: botText }),
    answer: z.object({ problems: z.array(botProblemSchema) }),
  }),
  list: endpoint({
    method: "get",
    path: "/me/bots",
    access: "read",
    cost: "list",
    tag,
    summary: "Your bots, by their names",
    answer: z.object({ bots: z.array(ownBotSchema) }),
  }),
  get: endpoint({
    method: "get",
    path: "/me/bots/:bot",
    access: "read",
    cost: "small",
    tag,
    summary: "One of your bots with its document",
    params,
    answer: z.object({ bot: ownBotSchema, text: z.string() }),
    errors: ["not-found"],
  }),
  save: endpoint({
    method: "put",
    path: "/me/bots/:bot",
    access: "play",
    cost: "write",
    tag,
    summary: "Save a bot as a document; matches against it that are under way go on as they began",
    params,
    body: z.strictObject({ text: botText }),
    answer: z.object({ bot: ownBotSchema }),
    errors: ["conflict"],
    limits: ["botSaves"],
  }),
  remove: endpoint({
    method: "delete",
    path: "/me/bots/:bot",
    access: "play",
    cost: "write",
    tag,
    summary: "Delete one of your bots",
    params,
    errors: ["not-found"],
  }),
};
