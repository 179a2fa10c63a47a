/** A table over the HTTP API, for programs that ask instead of holding a line to its room. */
import {
  ANSWERED_BY,
  COMMAND_KINDS,
  type CommandPage,
  type EventView,
  type PublicTable,
  type ReadyRequest,
  type SnapshotMessage,
  type TableSnapshot,
  type WireChoice,
  wireChoiceSchema,
} from "@spellroom/protocol";
import { z } from "zod";
import type { ApiClient } from "./api-client.ts";
import { part } from "./parts.ts";

const snapshotSchema = z.object({
  table: part<PublicTable>(),
  snapshot: part<SnapshotMessage>(),
  last: z.number(),
  epoch: z.number(),
});
const commandSchema = z.object({
  index: z.number(),
  kind: z.enum(COMMAND_KINDS),
  seat: z.number().nullable(),
  events: z.array(part<EventView>()),
  answer: z
    .object({ decision: z.number(), choice: wireChoiceSchema, by: z.enum(ANSWERED_BY) })
    .exactOptional(),
});
const pageSchema = z.object({
  commands: z.array(commandSchema),
  first: z.number(),
  last: z.number(),
  epoch: z.number(),
});
const takenSchema = z.object({ last: z.number() });
const undoneSchema = z.object({ done: z.boolean(), last: z.number() });

/** The table as the account's seat sees it, or as watchers do. */
export function lookAtTable(api: ApiClient, matchId: string): Promise<TableSnapshot> {
  return api.request("GET", `${route(matchId)}/table`, snapshotSchema);
}

/** The commands that the match has taken since an index, as far as the account may know them. */
export function commandsSince(api: ApiClient, matchId: string, since: number): Promise<CommandPage> {
  return api.request("GET", `${route(matchId)}/commands?since=${since}`, pageSchema);
}

/**
 * Answers a question of the account's seat. Sent again after a lost reply it is taken once.
 * @returns the index of the newest command afterwards
 * @throws ApiFailure, whose `reason` is the table's own code
 */
export async function putCommand(
  api: ApiClient,
  matchId: string,
  decision: number,
  choice: WireChoice,
): Promise<number> {
  return (await api.request("PUT", `${route(matchId)}/commands`, takenSchema, { decision, choice })).last;
}

/**
 * Takes the last command of the account's seat back. Sent again after a lost reply it takes no second one back.
 * @param last the newest command that the account has seen
 * @returns whether that is done; else the others are asked
 * @throws ApiFailure, with the reason `staleDecision` where the seat has given another command since
 */
export async function undoCommand(api: ApiClient, matchId: string, last: number): Promise<boolean> {
  return (await api.request("DELETE", `${route(matchId)}/commands?last=${last}`, undoneSchema)).done;
}

/** Says that the account's seat is ready for the next game. */
export async function beReady(api: ApiClient, matchId: string, wish: ReadyRequest): Promise<number> {
  return (await api.request("POST", `${route(matchId)}/ready`, takenSchema, wish)).last;
}

/** Gives the game up that was played at that command; sent again after a lost reply, never the next one too. */
export async function concedeGame(api: ApiClient, matchId: string, last: number): Promise<number> {
  return (await api.request("POST", `${route(matchId)}/concede`, takenSchema, { last })).last;
}

function route(matchId: string): string {
  return `/matches/${encodeURIComponent(matchId)}`;
}
