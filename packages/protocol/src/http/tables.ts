/** Tables for two to eight: setting one up, sitting down, filling places with bots, beginning. */
import { z } from "zod";
import {
  codeParams,
  deckChoiceSchema,
  idField,
  int,
  joinBody,
  matchIdSchema,
  matchSeatSchema,
  placePassword,
  termsFields,
  termsShape,
  time,
  VISIBILITIES,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Tables";
export const MOST_SEATS = 8;

const ELSEWHERE = "POST /api/queue, /api/seeks or /api/invitations";
const oneGameField = z
  .literal(1, {
    error: `Tables are for one game. The best of three is for two players: ask for it at ${ELSEWHERE}, or /api/matches/bot`,
  })
  .default(1)
  .meta({ description: `Tables are for one game; the best of three is for two players, at ${ELSEWHERE}` });
const unratedField = z
  .literal(false, {
    error: `Games of a table count for no rating. Ask for a rated match of two at ${ELSEWHERE}`,
  })
  .default(false)
  .meta({ description: "Games of a table count for no rating" });

export const gatheringSchema = z
  .object({
    code: z.string(),
    hostId: z.string(),
    format: z.string(),
    timeControl: termsShape.timeControl,
    watchDelayMs: termsShape.watchDelayMs,
    places: int,
    visibility: z.enum(VISIBILITIES),
    hasPassword: z.boolean(),
    status: z.enum(["open", "started", "closed"]),
    /** Where to go, for those who sit at it. */
    matchId: z.string().nullable(),
    seats: z.array(matchSeatSchema.omit({ outcome: true })),
    createdAt: time,
  })
  .meta({ id: "Table" });
export type GatheringView = z.infer<typeof gatheringSchema>;

const tableAnswer = z.object({ table: gatheringSchema });
const hosting = {
  access: "play",
  tag,
  errors: ["not-found", "gone", "conflict", "forbidden", "bad-deck"],
} as const;

export const tables = {
  list: endpoint({
    method: "get",
    path: "/tables",
    access: "public",
    tag,
    summary: "Tables that anybody may join, newest first",
    answer: z.object({ tables: z.array(gatheringSchema) }),
  }),
  open: endpoint({
    method: "post",
    path: "/tables",
    access: "play",
    tag,
    summary: "Set a table up, with oneself at its first place",
    body: z.strictObject({
      format: idField,
      deck: deckChoiceSchema,
      places: z.int().min(2).max(MOST_SEATS),
      timeControl: termsFields.timeControl,
      watchDelayMs: termsFields.watchDelayMs,
      bestOf: oneGameField,
      rated: unratedField,
      visibility: z.enum(VISIBILITIES).default("private"),
      password: placePassword.optional(),
    }),
    answer: tableAnswer,
    status: 201,
    errors: ["bad-deck"],
    limits: ["meetings"],
  }),
  look: endpoint({
    method: "get",
    path: "/tables/:code",
    access: "optional",
    tag,
    summary: "A table, by its code",
    params: codeParams,
    answer: tableAnswer,
    errors: ["not-found"],
    limits: ["codes"],
  }),
  sitDown: endpoint({
    method: "put",
    path: "/tables/:code/seat",
    access: "play",
    tag,
    summary: "Sit down at the first free place, or change the deck at one's own",
    params: codeParams,
    body: joinBody,
    answer: tableAnswer,
    errors: ["not-found", "gone", "conflict", "bad-deck", "too-many-matches"],
    limits: ["codes"],
  }),
  leave: endpoint({
    method: "delete",
    path: "/tables/:code/seat",
    access: "play",
    tag,
    summary: "Give one's place up; the host's leaving ends the table",
    params: codeParams,
    answer: tableAnswer,
    errors: ["not-found", "gone"],
  }),
  addBot: endpoint({
    ...hosting,
    method: "post",
    path: "/tables/:code/bots",
    summary: "Put a bot at a free place (hosts only)",
    params: codeParams,
    body: z.strictObject({ bot: idField, deck: deckChoiceSchema.optional() }),
    answer: tableAnswer,
    limits: ["meetings"],
  }),
  freePlace: endpoint({
    ...hosting,
    method: "delete",
    path: "/tables/:code/seats/:seat",
    summary: "Free a place (hosts only)",
    params: z.object({ code: idField, seat: z.coerce.number<number>().int().min(0).max(MOST_SEATS) }),
    answer: tableAnswer,
  }),
  start: endpoint({
    ...hosting,
    method: "post",
    path: "/tables/:code/start",
    summary: "Begin the match with the players at the table (hosts only)",
    params: codeParams,
    answer: matchIdSchema,
    status: 201,
    limits: ["meetings"],
  }),
};
