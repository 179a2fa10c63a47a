/** Replays: finished matches, what may be seen of one, its moments and record, consent, playing on from it. */
import { z } from "zod";
import { chanceRecordSchema } from "../chance-record.ts";
import type { EventView } from "../event-view.ts";
import { matchRecordSchema } from "../match-record.ts";
import type { ReplayHead } from "../replay.ts";
import type { ObjectView, PlayerView, PrivateCard } from "../table.ts";
import {
  documentOf,
  idField,
  int,
  matchIdSchema,
  matchParams,
  matchSchema,
  queryInt,
  SEAT_OUTCOMES,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Replays";
/** Finished matches in one response. */
const PAGE = 30;

export const replayViewSchema = z
  .templateLiteral(["seat-", z.int().min(0).max(7)])
  .or(z.enum(["watchers", "all"]));

export const consentSchema = z
  .object({
    given: z.array(int).meta({ description: "Seats whose players agree that all cards may be shown" }),
    open: z.boolean().meta({ description: "Whether all cards may be shown" }),
    seat: int.nullable().meta({ description: "The caller's own seat" }),
  })
  .meta({ id: "ReplayConsent" });
export type ReplayConsent = z.infer<typeof consentSchema>;

export const replayInfoSchema = z.object({
  match: matchSchema,
  views: z.array(replayViewSchema),
  consent: consentSchema,
});
/** A finished match, and what may be seen of it. */
export type ReplayInfo = z.infer<typeof replayInfoSchema>;

const objectView = documentOf<ObjectView>("An object as it is shown (ObjectView)");
export const momentSchema = z.object({
  at: int,
  game: int,
  head: documentOf<Partial<ReplayHead>>("What has changed of the table besides players and objects"),
  players: z.array(documentOf<PlayerView>("A player as everybody sees them (PlayerView)")),
  objects: z.array(objectView),
  gone: z.array(z.string()),
  own: z.array(
    z.object({
      seat: int,
      learned: z.array(documentOf<PrivateCard>("A card that the seat knows (PrivateCard)")),
      forgot: z.array(z.string()),
    }),
  ),
  events: z.array(documentOf<EventView>("What happened (EventView)")),
});

const finished = { tag, params: matchParams } as const;
const game = z.object({ game: queryInt(1, 9).default(1) });
const consentAnswer = z.object({ consent: consentSchema });

export const replays = {
  list: endpoint({
    method: "get",
    path: "/replays",
    cost: "list",
    access: "optional",
    tag,
    summary: "Finished matches that the caller may see, newest first",
    query: z.object({
      before: queryInt(0, Number.MAX_SAFE_INTEGER).default(Number.MAX_SAFE_INTEGER),
      limit: queryInt(1, PAGE).default(PAGE),
      account: idField.optional().meta({ description: "Only matches of this account" }),
      player: z
        .string()
        .max(200)
        .optional()
        .meta({ description: "Only matches of players whose names start with this" }),
      format: idField.optional(),
      deck: idField.optional().meta({ description: "Only matches in which this ready-made deck was played" }),
      result: z
        .enum(SEAT_OUTCOMES)
        .optional()
        .meta({ description: "Only matches with this result of `account`; of anyone's, without it" }),
    }),
    answer: z.object({ matches: z.array(matchSchema) }),
  }),
  info: endpoint({
    ...finished,
    method: "get",
    path: "/replays/:match",
    cost: "small",
    access: "optional",
    summary: "A finished match, and from which sides the caller may see it",
    answer: replayInfoSchema,
    errors: ["not-found"],
  }),
  moments: endpoint({
    ...finished,
    method: "get",
    path: "/replays/:match/moments",
    cost: "replay",
    access: "optional",
    summary: "The moments of a finished match as one side saw them",
    query: z.object({ view: replayViewSchema }),
    answer: z.object({ moments: z.array(momentSchema) }),
    errors: ["not-found", "forbidden", "gone"],
  }),
  consent: endpoint({
    ...finished,
    method: "post",
    path: "/replays/:match/consent",
    cost: "write",
    access: "play",
    summary: "Consent to showing all hands of a finished match",
    answer: consentAnswer,
    errors: ["not-found"],
  }),
  withdrawConsent: endpoint({
    ...finished,
    method: "delete",
    path: "/replays/:match/consent",
    cost: "write",
    access: "play",
    summary: "Withdraw your consent to show all hands",
    answer: consentAnswer,
    errors: ["not-found"],
  }),
  continue: endpoint({
    ...finished,
    method: "post",
    path: "/replays/:match/continue",
    cost: "replay",
    access: "play",
    summary: "Play on from a moment of a match against a bot; for matches whose cards may all be shown",
    body: z.strictObject({
      at: z.int().min(0).max(1_000_000),
      seat: z.int().min(0).max(7),
      bot: idField.default("greedy"),
    }),
    answer: matchIdSchema,
    status: 201,
    errors: ["not-found"],
    limits: ["meetings"],
  }),
  record: endpoint({
    ...finished,
    method: "get",
    path: "/replays/:match/record",
    cost: "replay",
    access: "optional",
    summary: "The complete match record, to be replayed and verified; for those who may see all of it",
    query: game,
    answer: matchRecordSchema,
    errors: ["not-found", "forbidden", "gone"],
  }),
  chance: endpoint({
    ...finished,
    method: "get",
    path: "/replays/:match/chance",
    cost: "replay",
    access: "optional",
    summary: "The randomness commitments of a match, and the reveals that the caller may see",
    answer: chanceRecordSchema,
    errors: ["not-found", "gone"],
  }),
};
