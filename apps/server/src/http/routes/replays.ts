/** Replays: the list of finished matches, what may be seen of one, its moments, its record, consent, playing on from it. */
import type { ReplayView } from "@spellroom/protocol";
import { z } from "zod";
import type { Session } from "../../accounts/accounts.ts";
import { isOpenToAll, seatOfAccount } from "../../replays/access.ts";
import type { Continuations } from "../../replays/continuations.ts";
import type { FoldJob } from "../../replays/fold-jobs.ts";
import type { ReplayStore } from "../../replays/replay-store.ts";
import type { ReplayInfo, Replays } from "../../replays/replays.ts";
import type { StoredMatch } from "../../storage/journal.ts";
import { matchAnswer, matchIdAnswer } from "../answers.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Endpoints } from "../endpoints.ts";
import { matchView } from "../views.ts";

const PAGE = 30;
const pageSchema = z.object({
  before: z.coerce.number().int().min(0).default(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(PAGE).default(PAGE),
  /** Only matches of this account. */
  account: z.string().min(1).max(100).optional(),
});
const viewSchema = z.object({
  view: z.templateLiteral(["seat-", z.int().min(0).max(7)]).or(z.enum(["watchers", "all"])),
});
const continueSchema = z.strictObject({
  at: z.int().min(0).max(1_000_000),
  seat: z.int().min(0).max(7),
  bot: z.string().min(1).max(100).default("greedy"),
});

const gameSchema = z.object({ game: z.coerce.number().int().min(1).max(9).default(1) });

const TAG = "Replays";
const consentAnswer = z.unknown().meta({ description: "Who has agreed to show all hands" });

export interface ReplayRouteParts {
  readonly replays: Replays;
  readonly replayStore: ReplayStore;
  readonly continuations: Continuations;
}

export function replayRoutes(endpoints: Endpoints, parts: ReplayRouteParts): void {
  seeingRoutes(endpoints, parts);
  consentRoutes(endpoints, parts);
  fileRoutes(endpoints, parts);

  endpoints.signedIn(
    "post",
    "/replays/:match/continue",
    {
      tag: TAG,
      summary: "Play on from a moment of a match whose cards may all be seen, against a bot",
      body: continueSchema,
      answer: matchIdAnswer,
      status: 201,
      errors: ["not-found", "forbidden", "too-many-matches"],
    },
    async (call, session) => {
      const wish = call.body(continueSchema);
      await call.meeting(session.account.id);
      await limitFolds(call, session);
      const info = await openReplay(parts, call, session);
      if (!info.views.includes("all"))
        throw new ApiError("forbidden", "Only a match whose cards may all be seen can be played on from");
      const outcome = await parts.continuations.begin(info.match, wish, {
        accountId: session.account.id,
        name: session.account.displayName,
      });
      if (!outcome.ok) throw new ApiError(outcome.reason, outcome.message);
      return { status: 201, body: { matchId: outcome.matchId } };
    },
  );
}

function seeingRoutes(endpoints: Endpoints, parts: ReplayRouteParts): void {
  const { replayStore } = parts;

  endpoints.open(
    "get",
    "/replays",
    {
      tag: TAG,
      summary: "Finished matches that the asker may see, newest first",
      query: pageSchema,
      answer: z.strictObject({ matches: z.array(matchAnswer) }),
    },
    async (call) => {
      const { account, ...page } = call.query(pageSchema);
      const asker = (await call.reader())?.account.id;
      const found = await replayStore.finished({ ...page, accountId: account, asker });
      return { body: { matches: found.map((match) => matchView(match, asker)) } };
    },
  );

  endpoints.open(
    "get",
    "/replays/:match",
    {
      tag: TAG,
      summary: "From which sides the asker may see a finished match",
      answer: z.strictObject({ match: matchAnswer, views: z.array(z.string()), consent: consentAnswer }),
      errors: ["not-found"],
    },
    async (call) => {
      const session = await call.reader();
      const { match, views, consent } = await openReplay(parts, call, session);
      return { body: { match: matchView(match, session?.account.id), views, consent } };
    },
  );

  endpoints.open(
    "get",
    "/replays/:match/moments",
    {
      tag: TAG,
      summary: "The moments of a finished match as one side saw them",
      query: viewSchema,
      answer: z.strictObject({ moments: z.array(z.unknown()) }),
      errors: ["not-found", "forbidden", "gone"],
    },
    async (call) => {
      const session = await call.reader();
      await limitFolds(call, session);
      const { view } = call.query(viewSchema);
      const info = await openReplay(parts, call, session);
      const allowed = permitted(info, view);
      return documentOf(parts, info.match, { kind: "moments", match: info.match.id, view: allowed });
    },
  );
}

function consentRoutes(endpoints: Endpoints, parts: ReplayRouteParts): void {
  endpoints.signedIn(
    "post",
    "/replays/:match/consent",
    {
      tag: TAG,
      summary: "Agree to show all hands of a finished match",
      answer: z.strictObject({ consent: consentAnswer }),
      errors: ["not-found", "forbidden"],
    },
    async (call, session) => {
      const { match } = await ownReplay(parts, call, session);
      await parts.replayStore.consent(match.id, session.account.id);
      return { body: { consent: (await openReplay(parts, call, session)).consent } };
    },
  );

  endpoints.signedIn(
    "delete",
    "/replays/:match/consent",
    {
      tag: TAG,
      summary: "Take that agreement back",
      answer: z.strictObject({ consent: consentAnswer }),
      errors: ["not-found", "forbidden"],
    },
    async (call, session) => {
      const { match } = await ownReplay(parts, call, session);
      await parts.replayStore.withdraw(match.id, session.account.id);
      return { body: { consent: (await openReplay(parts, call, session)).consent } };
    },
  );
}

function fileRoutes(endpoints: Endpoints, parts: ReplayRouteParts): void {
  /** The whole match, to be folded and verified by anybody; it tells every hand. */
  endpoints.open(
    "get",
    "/replays/:match/record",
    {
      tag: TAG,
      summary: "The whole match, to be folded and verified; for those who may see all of it",
      answer: z.unknown(),
      errors: ["not-found", "forbidden", "gone"],
    },
    async (call) => {
      const session = await call.reader();
      await limitFolds(call, session);
      const { match } = await openReplay(parts, call, session);
      if (!isOpenToAll(match, await parts.replayStore.consents(match.id)))
        throw new ApiError("forbidden", "The record tells every hand, and not everybody has agreed to that");
      const { game } = call.query(gameSchema);
      return documentOf(parts, match, { kind: "record", match: match.id, game });
    },
  );

  endpoints.open(
    "get",
    "/replays/:match/chance",
    {
      tag: TAG,
      summary: "What the chance of a match was committed to, and the openings that the asker may have",
      answer: z.unknown(),
      errors: ["not-found", "gone"],
    },
    async (call) => {
      const session = await call.reader();
      await limitFolds(call, session);
      const { match } = await openReplay(parts, call, session);
      const open = isOpenToAll(match, await parts.replayStore.consents(match.id));
      const seat = open ? "all" : seatOfAccount(match, session?.account.id);
      return documentOf(parts, match, { kind: "chance", match: match.id, seat });
    },
  );
}

/** What is made of the whole journal of a match. @throws ApiError, also where this version can't fold it any more */
async function documentOf({ replays }: ReplayRouteParts, match: StoredMatch, job: FoldJob): Promise<Made> {
  const outcome = await replays.document(match, job);
  if (outcome.kind === "json") return { json: outcome.bytes };
  if (outcome.kind === "unknown") throw new ApiError("not-found", "There is no such match");
  throw unreadable();
}

/** By account for whoever has one, besides the address: neither many accounts nor many addresses get more. */
async function limitFolds(call: Call, session: Session | undefined): Promise<void> {
  if (session) await call.limit("folds", session.account.id);
}

interface Made {
  readonly json: Uint8Array;
}

function unreadable(): ApiError {
  return new ApiError("gone", "This match was played by rules that this server no longer has");
}

/** What the asker may see. @throws ApiError, the same whether there is no such match or it is not for the asker */
async function openReplay(
  { replays }: ReplayRouteParts,
  call: Call,
  session: Session | undefined,
): Promise<ReplayInfo> {
  const info = await replays.info(call.parameter("match"), session?.account.id);
  if (info === undefined) throw new ApiError("not-found", "There is no such replay");
  return info;
}

async function ownReplay(parts: ReplayRouteParts, call: Call, session: Session): Promise<ReplayInfo> {
  const info = await openReplay(parts, call, session);
  if (info.consent.seat === null) throw new ApiError("forbidden", "You did not play in this match");
  return info;
}

function permitted({ views }: ReplayInfo, wanted: string): ReplayView {
  const view = views.find((one) => one === wanted);
  if (view === undefined) throw new ApiError("forbidden", "This side of the match is not yours to see");
  return view;
}
