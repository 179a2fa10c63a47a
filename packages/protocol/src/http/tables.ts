/** Tables for two to eight: opening one, sitting down, adding bots, starting the match. */
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
    error: `Games of a table are never rated. Ask for a rated match of two at ${ELSEWHERE}`,
  })
  .default(false)
  .meta({ description: "Games of a table are never rated" });

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
    /** Only for those who sit at it. */
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
    cost: "list",
    access: "public",
    tag,
    summary: "Tables that anyone may join, newest first",
    answer: z.object({ tables: z.array(gatheringSchema) }),
  }),
  open: endpoint({
    method: "post",
    path: "/tables",
    cost: "deck",
    access: "play",
    tag,
    summary: "Open a table and take its first place",
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
    cost: "small",
    access: "optional",
    tag,
    summary: "A table by its code",
    params: codeParams,
    answer: tableAnswer,
    errors: ["not-found"],
    limits: ["codes"],
  }),
  sitDown: endpoint({
    method: "put",
    path: "/tables/:code/seat",
    cost: "deck",
    access: "play",
    tag,
    summary: "Sit down at a free place, or change your deck or place",
    params: codeParams,
    body: z.strictObject({
      ...joinBody.shape,
      place: z
        .int()
        .min(0)
        .max(MOST_SEATS - 1)
        .optional()
        .meta({ description: "A free place, counted from 0; without it the first one, or one's own" }),
    }),
    answer: tableAnswer,
    errors: ["not-found", "gone", "conflict", "bad-deck", "too-many-matches"],
    limits: ["codes"],
  }),
  leave: endpoint({
    method: "delete",
    path: "/tables/:code/seat",
    cost: "write",
    access: "play",
    tag,
    summary: "Leave a table; if the host leaves, the table is closed",
    params: codeParams,
    answer: tableAnswer,
    errors: ["not-found", "gone"],
  }),
  addBot: endpoint({
    ...hosting,
    method: "post",
    path: "/tables/:code/bots",
    cost: "write",
    summary: "Add a bot at a free place (host only)",
    params: codeParams,
    body: z.strictObject({ bot: idField, deck: deckChoiceSchema.optional() }),
    answer: tableAnswer,
    limits: ["meetings"],
  }),
  freePlace: endpoint({
    ...hosting,
    method: "delete",
    path: "/tables/:code/seats/:seat",
    cost: "write",
    summary: "Free a place (host only)",
    params: z.object({ code: idField, seat: z.coerce.number<number>().int().min(0).max(MOST_SEATS) }),
    answer: tableAnswer,
  }),
  start: endpoint({
    ...hosting,
    method: "post",
    path: "/tables/:code/start",
    cost: "deck",
    summary: "Start the match with the players at the table (host only)",
    params: codeParams,
    answer: matchIdSchema,
    status: 201,
    limits: ["meetings"],
  }),
};
