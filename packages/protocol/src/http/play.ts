/** A table for programs that ask instead of holding a line: what it shows, the commands that it took, giving one, undoing one. */
import { z } from "zod";
import { ANSWERED_BY, COMMAND_KINDS } from "../commands.ts";
import type { EventView } from "../event-view.ts";
import { readyRequestSchema } from "../match-course.ts";
import type { SnapshotMessage } from "../messages.ts";
import { chooseRequestSchema, wireChoiceSchema } from "../request-schemas.ts";
import type { PublicTable } from "../table.ts";
import { documentOf, int, matchParams, queryInt } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Tables";
const MOST_COMMANDS = 1_000_000;

const index = int.min(0);
const epoch = int.meta({
  description:
    "Names of objects hold while this is the same and no command takes a move back or begins a game",
});

export const commandSchema = z
  .object({
    index: index.meta({ description: "1 for the first command of the match" }),
    kind: z.enum(COMMAND_KINDS),
    seat: int.nullable(),
    events: z.array(documentOf<EventView>("What happened, as the asker may know it (EventView)")),
    answer: z
      .object({ decision: int, choice: wireChoiceSchema, by: z.enum(ANSWERED_BY) })
      .exactOptional()
      .meta({ description: "Of the asker's own commands alone" }),
  })
  .meta({ id: "Command" });

const seen =
  "The newest command that one has seen: the `last` of the answer before. Sent again with the same number after a lost answer, the request is answered as done and does nothing more";
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
    summary: "A table as the asker sees it: from one's own seat, else as watchers do",
    answer: z.object({
      table: documentOf<PublicTable>("What everybody may see (PublicTable)"),
      snapshot: documentOf<SnapshotMessage>(
        "What the asker's seat may see besides: its cards, its open question, its log (SnapshotMessage)",
      ),
      last: index,
      epoch,
    }),
  }),
  commands: endpoint({
    ...looking,
    path: "/matches/:match/commands",
    summary: "Commands that a match has taken since an index, as the asker may know them",
    query: z.object({
      since: queryInt(0, MOST_COMMANDS)
        .default(0)
        .meta({ description: "Commands after this index: the `last` of the answer before" }),
    }),
    answer: z.object({
      commands: z.array(commandSchema),
      first: index.meta({ description: "The oldest command that is still told" }),
      last: index.meta({ description: "The newest command, for `since` of the next request" }),
      epoch,
    }),
  }),
  choose: endpoint({
    ...acting,
    method: "put",
    path: "/matches/:match/commands",
    summary: "Answer the open question of one's own seat; the same answer again gets the same reply",
    body: chooseRequestSchema,
    answer: takenAnswer,
  }),
  undo: endpoint({
    ...acting,
    method: "delete",
    path: "/matches/:match/commands",
    summary:
      "Take the last of one's commands up to `last` back: at once where nothing was revealed since, else if the others agree; sent again, it is taken back once. A conflict where one has given another command since",
    query: z.strictObject({ last: queryInt(0, MOST_COMMANDS).meta({ description: seen }) }),
    answer: z.object({
      done: z.boolean().meta({ description: "False: the others are asked whether it may be taken back" }),
      last: index,
    }),
  }),
  ready: endpoint({
    ...acting,
    method: "post",
    path: "/matches/:match/ready",
    summary: "Be ready for the next game of the match, with what one adds to its chance",
    body: readyRequestSchema,
    answer: takenAnswer,
  }),
  concede: endpoint({
    ...acting,
    method: "post",
    path: "/matches/:match/concede",
    summary:
      "Give the game up that was played at `last`; sent again, it is given up once. A conflict where the next game has begun since",
    body: z.strictObject({ last: index.meta({ description: seen }) }),
    answer: takenAnswer,
  }),
};
