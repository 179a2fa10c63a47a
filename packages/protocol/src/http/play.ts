/** Playing by polling, for programs without a connection to the match: its view, its commands, sending one, taking one back. */
import { wireChoiceSchema } from "@spellroom/rules/decisions";
import { z } from "zod";
import { ANSWERED_BY, COMMAND_KINDS } from "../commands.ts";
import type { EventView } from "../event-view.ts";
import { readyRequestSchema } from "../match-course.ts";
import type { SnapshotMessage } from "../messages.ts";
import type { PublicTable } from "../table.ts";
import { chooseRequestSchema } from "../wire-choice.ts";
import { documentOf, int, matchParams, queryInt } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Tables";
const MOST_COMMANDS = 1_000_000;

const index = int.min(0);
const epoch = int.meta({
  description:
    "Object names stay valid while this is unchanged and no command takes back a move or begins a game",
});

export const commandSchema = z
  .object({
    index: index.meta({ description: "1 for the first command of the match" }),
    kind: z.enum(COMMAND_KINDS),
    seat: int.nullable(),
    events: z.array(documentOf<EventView>("What happened, as far as the caller may know it (EventView)")),
    answer: z
      .object({ decision: int, choice: wireChoiceSchema, by: z.enum(ANSWERED_BY) })
      .exactOptional()
      .meta({ description: "Only for the caller's own commands" }),
  })
  .meta({ id: "Command" });

const seen =
  "The newest command that you have seen: `last` of the previous response. After a lost response, repeat the request with the same number: it is not carried out twice";
const takenAnswer = z.object({ last: index.meta({ description: "The newest command afterwards" }) });
const acting = {
  access: "play",
  tag,
  params: matchParams,
  errors: ["not-found", "conflict", "gone"],
  limits: ["tables"],
} as const;
const looking = {
  method: "get",
  access: "optional",
  tag,
  params: matchParams,
  errors: ["not-found", "forbidden", "gone"],
  limits: ["tables"],
} as const;

export const play = {
  table: endpoint({
    ...looking,
    path: "/matches/:match/table",
    cost: "small",
    summary: "A match as the caller sees it: from their own seat, otherwise as watchers do",
    answer: z.object({
      table: documentOf<PublicTable>("What everyone may see (PublicTable)"),
      snapshot: documentOf<SnapshotMessage>(
        "What else the caller's seat may see: its cards, its open decision, its log (SnapshotMessage)",
      ),
      last: index,
      epoch,
    }),
  }),
  commands: endpoint({
    ...looking,
    path: "/matches/:match/commands",
    cost: "small",
    summary: "Commands of a match since an index, as far as the caller may know them",
    query: z.object({
      since: queryInt(0, MOST_COMMANDS)
        .default(0)
        .meta({ description: "Return commands after this index: `last` of the previous response" }),
    }),
    answer: z.object({
      commands: z.array(commandSchema),
      first: index.meta({ description: "The oldest command that is still available" }),
      last: index.meta({ description: "The newest command, for `since` of the next request" }),
      epoch,
    }),
  }),
  choose: endpoint({
    ...acting,
    method: "put",
    path: "/matches/:match/commands",
    cost: "write",
    summary: "Answer the open decision of your seat; repeating the request returns the same reply",
    body: chooseRequestSchema,
    answer: takenAnswer,
  }),
  takeBack: endpoint({
    ...acting,
    method: "delete",
    path: "/matches/:match/commands",
    cost: "write",
    summary:
      "Take back your latest command up to `last`: immediately if nothing was revealed since, otherwise if the other players agree. Repeating the request has no further effect; a conflict if you have given another command since",
    query: z.strictObject({ last: queryInt(0, MOST_COMMANDS).meta({ description: seen }) }),
    answer: z.object({
      done: z
        .boolean()
        .meta({ description: "False: the other players are asked whether it may be taken back" }),
      last: index,
    }),
  }),
  ready: endpoint({
    ...acting,
    method: "post",
    path: "/matches/:match/ready",
    cost: "write",
    summary: "Be ready for the next game of the match, and contribute to its randomness",
    body: readyRequestSchema,
    answer: takenAnswer,
  }),
  concede: endpoint({
    ...acting,
    method: "post",
    path: "/matches/:match/concede",
    cost: "write",
    summary:
      "Concede the game that was being played at `last`. Repeating the request has no further effect; a conflict if the next game has begun since",
    body: z.strictObject({ last: index.meta({ description: seen }) }),
    answer: takenAnswer,
  }),
};
