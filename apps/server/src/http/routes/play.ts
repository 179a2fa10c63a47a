/** A match for programs that ask instead of connecting: what it shows, the commands that it took, giving one, taking one back. */
import type { ActReply, SeatCommand, WireErrorCode } from "@spellroom/protocol";
import type { ApiErrorCode, HttpApi } from "@spellroom/protocol/http";
import type { Session } from "../../accounts/accounts.ts";
import { isGranted } from "../../accounts/scopes.ts";
import type { Called, MatchService, MatchSummary, TableCaller } from "../../match/match-service.ts";
import { ApiError } from "../api-error.ts";
import type { Handlers } from "../endpoints.ts";
import { entryError } from "../entry-error.ts";
import { visibleMatch } from "../visible-match.ts";

export interface PlayRouteParts {
  readonly matches: Pick<MatchService, "get" | "shown" | "commands" | "execute">;
}

export function playHandlers({ matches }: PlayRouteParts): Handlers<HttpApi["play"]> {
  return {
    table: async ({ session, params }) => {
      const { match, caller } = await callerOf(matches, params.match, session);
      return unwrapped(await matches.shown(match.matchId, caller));
    },
    commands: async ({ session, params, query }) => {
      const { match, caller } = await callerOf(matches, params.match, session);
      return unwrapped(await matches.commands(match.matchId, caller, query.since));
    },
    choose: async ({ session, params, body }) => {
      const { last } = await execute(matches, params.match, session, { kind: "choose", request: body });
      return { last };
    },
    takeBack: ({ session, params, query }) =>
      execute(matches, params.match, session, {
        kind: "offer",
        request: { kind: "takeBack" },
        seen: query.last,
      }),
    ready: async ({ session, params, body }) => {
      const { last } = await execute(matches, params.match, session, { kind: "ready", request: body });
      return { last };
    },
    concede: async ({ session, params, body }) => {
      const { last } = await execute(matches, params.match, session, {
        kind: "concede",
        request: {},
        seen: body.last,
      });
      return { last };
    },
  };
}

/** Who asks, as the table knows them. A token that may not read is not told what its account's seat sees. */
async function callerOf(
  matches: PlayRouteParts["matches"],
  matchId: string,
  session: Session | undefined,
): Promise<{ readonly match: MatchSummary; readonly caller: TableCaller }> {
  const match = await visibleMatch(matches, matchId, session);
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

async function execute(
  matches: PlayRouteParts["matches"],
  matchId: string,
  session: Session,
  command: SeatCommand,
): Promise<{ readonly done: boolean; readonly last: number }> {
  const match = await visibleMatch(matches, matchId, session);
  const seat = seatOf(match, session);
  if (seat === null) throw new ApiError("forbidden", "You have no seat in this match");
  const reply: ActReply = unwrapped(await matches.execute(match.matchId, seat, command));
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
  nothingToRepeat: "conflict",
  proposedTooOften: "conflict",
  mustActOtherwise: "conflict",
  outdatedClient: "conflict",
  notASeat: "forbidden",
  tooFast: "rate-limited",
  unavailable: "unavailable",
  internal: "internal",
};
