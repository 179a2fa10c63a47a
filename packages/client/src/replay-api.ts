/** Replays over the HTTP API: which there are, what may be seen of one, and its moments. */
import type { EventView, ObjectView, PlayerView, PrivateCard, ReplayHead } from "@spellroom/protocol";
import {
  type ChanceRecord,
  chanceRecordSchema,
  type MatchRecord,
  matchRecordSchema,
  type ReplayMoment,
  type ReplayView,
} from "@spellroom/protocol";
import { z } from "zod";
import type { ApiClient } from "./api-client.ts";
import { type MatchView, matchSchema } from "./api-types.ts";
import { part } from "./parts.ts";

const replayViewSchema = z.custom<ReplayView>(
  (value) => typeof value === "string" && /^(watchers|all|seat-\d)$/.test(value),
);
const consentSchema = z.object({
  given: z.array(z.number()),
  open: z.boolean(),
  seat: z.number().nullable(),
});
export type ReplayConsent = z.infer<typeof consentSchema>;

const infoSchema = z.object({
  match: matchSchema,
  views: z.array(replayViewSchema),
  consent: consentSchema,
});
/** A match that is over and what of it may be seen. */
export type ReplayInfo = z.infer<typeof infoSchema>;

const privateSchema = z.object({
  seat: z.number(),
  learned: z.array(part<PrivateCard>()),
  forgot: z.array(z.string()),
});
const momentSchema = z.object({
  at: z.number(),
  game: z.number(),
  head: part<Partial<ReplayHead>>(),
  players: z.array(part<PlayerView>()),
  objects: z.array(part<ObjectView>()),
  gone: z.array(z.string()),
  own: z.array(privateSchema),
  events: z.array(part<EventView>()),
});

/** Matches that are over, newest first. */
export async function listReplays(
  api: ApiClient,
  { before, account }: { readonly before?: number; readonly account?: string } = {},
): Promise<readonly MatchView[]> {
  const query = new URLSearchParams({
    ...(before === undefined ? {} : { before: `${before}` }),
    ...(account === undefined ? {} : { account }),
  });
  const answer = z.object({ matches: z.array(matchSchema) });
  return (await api.request("GET", `/replays?${query}`, answer)).matches;
}

export function replayInfo(api: ApiClient, matchId: string): Promise<ReplayInfo> {
  return api.request("GET", route(matchId), infoSchema);
}

export async function replayMoments(
  api: ApiClient,
  matchId: string,
  view: ReplayView,
): Promise<readonly ReplayMoment[]> {
  const answer = z.object({ moments: z.array(momentSchema) });
  return (await api.request("GET", `${route(matchId)}/moments?view=${view}`, answer)).moments;
}

/** Agrees that everybody's cards may be shown, or takes that back. */
export async function consentToReplay(
  api: ApiClient,
  matchId: string,
  agree: boolean,
): Promise<ReplayConsent> {
  const answer = z.object({ consent: consentSchema });
  const method = agree ? "POST" : "DELETE";
  return (await api.request(method, `${route(matchId)}/consent`, answer, {})).consent;
}

/** Begins a match against a bot at a moment of a replay. */
export async function continueReplay(
  api: ApiClient,
  matchId: string,
  wish: { readonly at: number; readonly seat: number; readonly bot?: string },
): Promise<string> {
  const answer = z.object({ matchId: z.string() });
  return (await api.request("POST", `${route(matchId)}/continue`, answer, wish)).matchId;
}

/** A game of the match as a file that can be folded again. */
export function replayRecord(api: ApiClient, matchId: string, game = 1): Promise<MatchRecord> {
  return api.request("GET", `${route(matchId)}/record?game=${game}`, matchRecordSchema);
}

/** What the match's chance was committed to, and what of it this player may open. */
export function replayChance(api: ApiClient, matchId: string): Promise<ChanceRecord> {
  return api.request("GET", `${route(matchId)}/chance`, chanceRecordSchema);
}

function route(matchId: string): string {
  return `/replays/${encodeURIComponent(matchId)}`;
}
