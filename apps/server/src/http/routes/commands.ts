/** A table for programs that ask instead of holding a line: what it shows, the commands that it took, giving one, undoing one. */
import {
  type ActReply,
  ANSWERED_BY,
  COMMAND_KINDS,
  chooseRequestSchema,
  readyRequestSchema,
  type WireErrorCode,
  wireChoiceSchema,
} from "@spellroom/protocol";
import { z } from "zod";
import type { Session } from "../../accounts/accounts.ts";
import { isGranted } from "../../accounts/scopes.ts";
import type { Called, MatchService, MatchSummary, TableAct, TableCaller } from "../../match-service.ts";
import { ApiError, type ApiErrorCode } from "../api-error.ts";
import type { Call, Endpoints } from "../endpoints.ts";
import { entryError } from "../entry-error.ts";
import { visibleMatch } from "../visible-match.ts";

const TAG = "Tables";

const sinceSchema = z.object({
  since: z.coerce.number().int().min(0).max(1_000_000).default(0).meta({
    description: "Commands after this index: the `last` of the answer before",
  }),
});

const index = z.number().int().min(0);
const epoch = z.number().int().meta({
  description:
    "Names of objects hold while this is the same and no command takes a move back or begins a game",
});
const commandAnswer = z
  .strictObject({
    index: index.meta({ description: "1 for the first command of the match" }),
    kind: z.enum(COMMAND_KINDS),
    seat: z.number().int().nullable(),
    events: z
      .array(z.unknown())
      .meta({ description: "What came of it, as the asker's view tells it (EventView)" }),
    answer: z
      .strictObject({ decision: z.number().int(), choice: wireChoiceSchema, by: z.enum(ANSWERED_BY) })
      .optional()
      .meta({ description: "Of the asker's own commands alone" }),
  })
  .meta({ id: "Command" });
const commandsAnswer = z.strictObject({
  commands: z.array(commandAnswer),
  first: index.meta({ description: "The oldest command that is still told" }),
  last: index.meta({ description: "The newest command, for `since` of the next request" }),
  epoch,
});
const tableAnswer = z.strictObject({
  table: z.unknown().meta({ description: "What everybody may see (PublicTable)" }),
  snapshot: z.unknown().meta({
    description:
      "What the asker's seat may see besides: its cards, its open question, its log (SnapshotMessage)",
  }),
  last: index,
  epoch,
});
const takenAnswer = z.strictObject({
  last: index.meta({ description: "The newest command afterwards" }),
});
const undoneAnswer = z.strictObject({
  done: z.boolean().meta({ description: "False: the others are asked whether it may be taken back" }),
  last: index,
});

const SEEN =
  "The newest command that one has seen: the `last` of the answer before. Sent again with the same number after a lost answer, the request is answered as done and does nothing more";
const seenQuerySchema = z.strictObject({
  last: z.coerce.number().int().min(0).max(1_000_000).meta({ description: SEEN }),
});
const seenSchema = z.strictObject({ last: index.meta({ description: SEEN }) });

const REFUSALS = ["not-found", "forbidden", "conflict", "gone", "unavailable"] as const;

export interface CommandRouteParts {
  readonly matches: Pick<MatchService, "get" | "shown" | "commands" | "act">;
}

export function commandRoutes(endpoints: Endpoints, { matches }: CommandRouteParts): void {
  const looking = {
    tag: TAG,
    summary: "A table as the asker sees it: from one's own seat, else as watchers do",
    answer: tableAnswer,
    errors: ["not-found", "forbidden", "gone", "unavailable"],
  } as const;
  endpoints.open("get", "/matches/:match/table", looking, async (call) => {
    const { match, caller } = await callerOf(matches, call);
    return { body: unwrapped(await matches.shown(match.matchId, caller)) };
  });

  const listing = {
    tag: TAG,
    summary: "Commands that a match has taken since an index, as the asker may know them",
    query: sinceSchema,
    answer: commandsAnswer,
    errors: ["not-found", "forbidden", "gone", "unavailable"],
  } as const;
  endpoints.open("get", "/matches/:match/commands", listing, async (call) => {
    const { since } = call.query(sinceSchema);
    const { match, caller } = await callerOf(matches, call);
    return { body: unwrapped(await matches.commands(match.matchId, caller, since)) };
  });

  actRoutes(endpoints, matches);
}

function actRoutes(endpoints: Endpoints, matches: CommandRouteParts["matches"]): void {
  const giving = {
    tag: TAG,
    summary: "Answer the open question of one's own seat; the same answer again gets the same reply",
    body: chooseRequestSchema,
    answer: takenAnswer,
    errors: ["invalid", ...REFUSALS],
  } as const;
  endpoints.signedIn("put", "/matches/:match/commands", giving, async (call, session) => {
    const request = call.body(chooseRequestSchema);
    const { last } = await act(matches, call, session, { kind: "choose", request });
    return { body: { last } };
  });

  const undoing = {
    tag: TAG,
    summary:
      "Take the last of one's commands up to `last` back: at once where nothing was revealed since, else if the others agree; sent again, it is taken back once. A conflict where one has given another command since",
    query: seenQuerySchema,
    answer: undoneAnswer,
    errors: ["invalid", ...REFUSALS],
  } as const;
  endpoints.signedIn("delete", "/matches/:match/commands", undoing, async (call, session) => {
    const { last: seen } = call.query(seenQuerySchema);
    return { body: await act(matches, call, session, { kind: "takeBack", seen }) };
  });

  const readying = {
    tag: TAG,
    summary: "Be ready for the next game of the match, with what one adds to its chance",
    body: readyRequestSchema,
    answer: takenAnswer,
    errors: ["invalid", ...REFUSALS],
  } as const;
  endpoints.signedIn("post", "/matches/:match/ready", readying, async (call, session) => {
    const request = call.body(readyRequestSchema);
    const { last } = await act(matches, call, session, { kind: "ready", request });
    return { body: { last } };
  });

  const conceding = {
    tag: TAG,
    summary:
      "Give the game up that was played at `last`; sent again, it is given up once. A conflict where the next game has begun since",
    body: seenSchema,
    answer: takenAnswer,
    errors: ["invalid", ...REFUSALS],
  } as const;
  endpoints.signedIn("post", "/matches/:match/concede", conceding, async (call, session) => {
    const { last: seen } = call.body(seenSchema);
    const { last } = await act(matches, call, session, { kind: "concede", seen });
    return { body: { last } };
  });
}

/** Who asks, as the table knows them. A token that may not read is not told what its account's seat sees. */
async function callerOf(
  matches: CommandRouteParts["matches"],
  call: Call,
): Promise<{ readonly match: MatchSummary; readonly caller: TableCaller }> {
  const session = await call.session();
  await call.limit("tables", session?.account.id ?? call.address);
  const match = await visibleMatch(matches, call, session);
  const seat = seatOf(match, session);
  if (seat !== null && session && !isGranted(session.grant, "read"))
    throw new ApiError("forbidden", `This token may not do that: it lacks "read"`);
  const present = session !== undefined && isGranted(session.grant, "play");
  return { match, caller: { seat, present } };
}

function seatOf({ seats }: MatchSummary, session: Session | undefined): number | null {
  const accountId = session?.account.id;
  return seats.find((seat) => seat.accountId !== null && seat.accountId === accountId)?.seat ?? null;
}

async function act(
  matches: CommandRouteParts["matches"],
  call: Call,
  session: Session,
  what: TableAct,
): Promise<{ readonly done: boolean; readonly last: number }> {
  await call.limit("tables", session.account.id);
  const match = await visibleMatch(matches, call, session);
  const seat = seatOf(match, session);
  if (seat === null) throw new ApiError("forbidden", "You have no seat in this match");
  const reply: ActReply = unwrapped(await matches.act(match.matchId, seat, what));
  if (!reply.ok) {
    const { code, message } = reply.error;
    throw new ApiError(WIRE_ERRORS[code], message, { reason: code });
  }
  return { done: reply.done, last: reply.last };
}

function unwrapped<Value>(called: Called<Value>): Value {
  if (!called.ok) throw entryError(called);
  return called.value;
}

/** What a table's refusals are over HTTP; the error's `reason` says which it was. */
const WIRE_ERRORS: Readonly<Record<WireErrorCode, ApiErrorCode>> = {
  malformed: "invalid",
  wrongKind: "invalid",
  notOffered: "invalid",
  illegalCombination: "invalid",
  noDecision: "conflict",
  notYourDecision: "conflict",
  staleDecision: "conflict",
  contradictsEarlierAnswer: "conflict",
  gameOver: "conflict",
  paused: "conflict",
  nothingToTakeBack: "conflict",
  limitReached: "conflict",
  nothingOffered: "conflict",
  outdatedClient: "conflict",
  notASeat: "forbidden",
  tooFast: "rate-limited",
  unavailable: "unavailable",
  internal: "internal",
};
