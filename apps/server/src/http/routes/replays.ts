/** Replays: the list of finished matches, what may be seen of one, its moments, its record, consent, playing on from it. */
import type { ReplayView } from "@spellroom/protocol";
import type { HttpApi } from "@spellroom/protocol/http";
import type { Session } from "../../accounts/accounts.ts";
import { nameKey } from "../../accounts/names.ts";
import { matchView } from "../../match/hosting/match-summary.ts";
import { isOpenToAll, seatOfAccount } from "../../replays/access.ts";
import type { Continuations } from "../../replays/continuations.ts";
import type { ReplayJob } from "../../replays/replay-jobs.ts";
import type { ReplayStore } from "../../replays/replay-store.ts";
import type { ReplayInfo, Replays } from "../../replays/replays.ts";
import type { StoredMatch } from "../../storage/journal.ts";
import { ApiError } from "../api-error.ts";
import { asReader, type Call, Encoded, type Handlers } from "../endpoints.ts";

type Api = HttpApi["replays"];

export interface ReplayRouteParts {
  readonly replays: Replays;
  readonly replayStore: ReplayStore;
  readonly continuations: Continuations;
}

export function replayHandlers(parts: ReplayRouteParts): Handlers<Api> {
  const { replayStore } = parts;
  return {
    list: async ({ session, query: { account, player, deck, ...page } }) => {
      const asker = asReader(session)?.account.id;
      const found = await replayStore.finished({
        ...page,
        accountId: account,
        preset: deck,
        nameKey: player === undefined ? undefined : nameKey(player),
        asker,
      });
      return { matches: found.map((match) => matchView(match, asker)) };
    },
    info: async ({ session, params }) => {
      const reader = asReader(session);
      const { match, views, consent } = await openReplay(parts, params.match, reader);
      return { match: matchView(match, reader?.account.id), views, consent };
    },
    moments: async ({ session, params, query, limit }) => {
      const reader = asReader(session);
      await limitReplays(limit, reader);
      const info = await openReplay(parts, params.match, reader);
      const view = permitted(info, query.view);
      return documentOf(parts, info.match, { kind: "moments", match: info.match.id, view });
    },
    consent: async ({ session, params }) => {
      const { match } = await ownReplay(parts, params.match, session);
      await replayStore.consent(match.id, session.account.id);
      return { consent: (await openReplay(parts, params.match, session)).consent };
    },
    withdrawConsent: async ({ session, params }) => {
      const { match } = await ownReplay(parts, params.match, session);
      await replayStore.withdraw(match.id, session.account.id);
      return { consent: (await openReplay(parts, params.match, session)).consent };
    },
    continue: (call) => continueFrom(call, parts),
    record: (call) => record(call, parts),
    chance: (call) => chance(call, parts),
  };
}

async function continueFrom(
  { session, params, body, limit }: Call<Api["continue"]>,
  parts: ReplayRouteParts,
): Promise<{ readonly matchId: string }> {
  await limitReplays(limit, session);
  const info = await openReplay(parts, params.match, session);
  if (!info.views.includes("all"))
    throw new ApiError("forbidden", "Only a match whose cards may all be seen can be played on from");
  const outcome = await parts.continuations.begin(info.match, body, {
    accountId: session.account.id,
    name: session.account.displayName,
  });
  if (!outcome.ok) throw new ApiError(outcome.reason, outcome.message);
  return { matchId: outcome.matchId };
}

/** The whole match, to be replayed and verified by anybody; it tells every hand. */
async function record({ session, params, query, limit }: Call<Api["record"]>, parts: ReplayRouteParts) {
  const reader = asReader(session);
  await limitReplays(limit, reader);
  const { match } = await openReplay(parts, params.match, reader);
  if (!isOpenToAll(match, await parts.replayStore.consents(match.id)))
    throw new ApiError("forbidden", "The record tells every hand, and not everybody has agreed to that");
  return documentOf(parts, match, { kind: "record", match: match.id, game: query.game });
}

async function chance({ session, params, limit }: Call<Api["chance"]>, parts: ReplayRouteParts) {
  const reader = asReader(session);
  await limitReplays(limit, reader);
  const { match } = await openReplay(parts, params.match, reader);
  const open = isOpenToAll(match, await parts.replayStore.consents(match.id));
  const seat = open ? "all" : seatOfAccount(match, reader?.account.id);
  return documentOf(parts, match, { kind: "chance", match: match.id, seat });
}

/** What is made of the whole journal of a match. @throws ApiError, also where this version can't replay it any more */
async function documentOf(
  { replays }: ReplayRouteParts,
  match: StoredMatch,
  job: ReplayJob,
): Promise<Encoded> {
  const outcome = await replays.document(match, job);
  if (outcome.kind === "json") return new Encoded(outcome.bytes);
  if (outcome.kind === "unknown") throw new ApiError("not-found", "There is no such match");
  throw unreadable();
}

/** By account where there is one, besides the address: neither many accounts nor many addresses get more. */
async function limitReplays(
  limit: Call<Api["record"]>["limit"],
  session: Session | undefined,
): Promise<void> {
  if (session) await limit("replays", session.account.id);
}

function unreadable(): ApiError {
  return new ApiError("gone", "This match was played by rules that this server no longer has");
}

/** What the asker may see. @throws ApiError, the same whether there is no such match or it is not for the asker */
async function openReplay(
  { replays }: ReplayRouteParts,
  matchId: string,
  session: Session | undefined,
): Promise<ReplayInfo> {
  const info = await replays.info(matchId, session?.account.id);
  if (info === undefined) throw new ApiError("not-found", "There is no such replay");
  return info;
}

async function ownReplay(parts: ReplayRouteParts, matchId: string, session: Session): Promise<ReplayInfo> {
  const info = await openReplay(parts, matchId, session);
  if (info.consent.seat === null) throw new ApiError("forbidden", "You did not play in this match");
  return info;
}

function permitted({ views }: ReplayInfo, wanted: string): ReplayView {
  const view = views.find((one) => one === wanted);
  if (view === undefined) throw new ApiError("forbidden", "This side of the match is not yours to see");
  return view;
}
