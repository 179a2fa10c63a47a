/** Finding somebody to play with: the quick-match queue, open seeks, private links, challenges. */

import { isNamedTimeControl } from "@spellroom/protocol";
import type { ApiErrorCode, DeckChoice, HttpApi, TicketKind } from "@spellroom/protocol/http";
import type { Account, Accounts } from "../../accounts/accounts.ts";
import type { Blocks } from "../../accounts/blocks.ts";
import type { Catalogue } from "../../match/match-service.ts";
import type { Invitation, Invitations, JoinOutcome, Player } from "../../matchmaking/invitations.ts";
import type { Matchmaker } from "../../matchmaking/matchmaker.ts";
import type { QueueDemand } from "../../matchmaking/queue-demand.ts";
import type { Ratings } from "../../matchmaking/ratings.ts";
import { termsOf } from "../../matchmaking/terms.ts";
import { ticketOf } from "../../matchmaking/ticket-view.ts";
import { MOST_TICKETS, type TicketOffice, type Wish } from "../../matchmaking/tickets.ts";
import type { OnlinePresence } from "../../presence/online.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Handlers } from "../endpoints.ts";
import { recently } from "../recently.ts";
import { countPassword } from "./join-wish.ts";

type Api = HttpApi["meetings"];

/** The opponent of so long ago is not met again at once. */
const LATELY_MS = 20 * 60 * 1000;

export interface MeetingRouteParts {
  readonly tickets: TicketOffice;
  readonly matchmaker: Matchmaker;
  readonly demand: QueueDemand;
  readonly invitations: Invitations;
  readonly catalogue: Catalogue;
  readonly accounts: Accounts;
  readonly blocks: Blocks;
  readonly online: OnlinePresence;
  readonly ratings: Ratings;
}

export function meetingHandlers(parts: MeetingRouteParts): Handlers<Api> {
  const { tickets, catalogue, demand } = parts;
  const queues = recently(async () => ({ queues: await demand.queues() }));
  return {
    enqueue: async ({ session, body }) => {
      if (!catalogue.formats.some(({ id, quickMatch }) => id === body.format && quickMatch))
        throw new ApiError("invalid", `There is no quick match for "${body.format}"`);
      return enqueue(body, session.account, "queue", parts, body.meetsBots);
    },
    // Also keeps the ticket alive, for clients that ask instead of listening.
    ticket: async ({ session: { account } }) => {
      await tickets.confirm([account.id]);
      return { ticket: await ticketOf(tickets, account.id) };
    },
    leaveQueue: async ({ session: { account } }) => {
      await tickets.cancel(account.id);
      return { ticket: await ticketOf(tickets, account.id) };
    },
    leaveOneQueue: async ({ session: { account }, params }) => {
      await tickets.cancel(account.id, params.ticket);
      return { ticket: await ticketOf(tickets, account.id) };
    },
    queues,
    seeks: () => tickets.seeks(),
    seek: async ({ session, body }) => enqueue(body, session.account, "seek", parts),
    acceptSeek: (call) => acceptSeek(call, parts),
    ...invitationHandlers(parts),
  };
}

type InvitationNames =
  | "invite"
  | "invitation"
  | "joinInvitation"
  | "cancelInvitation"
  | "challenges"
  | "declineChallenge";

function invitationHandlers(parts: MeetingRouteParts): Handlers<Pick<Api, InvitationNames>> {
  const { invitations, blocks } = parts;
  return {
    invite: (call) => invite(call, parts),
    invitation: async ({ session, params }) => {
      const invitation = await found(invitations, params.code);
      const accountId = session?.account.id;
      // The first of the two to come back completes what was interrupted.
      if (invitation.status === "taken" && accountId !== undefined)
        await invitations.resume(invitation.code, accountId);
      return { invitation: viewOf(invitation, accountId) };
    },
    joinInvitation: (call) => join(call, parts),
    cancelInvitation: async ({ session, params }) => {
      if (!(await invitations.cancel(params.code, session.account.id)))
        throw new ApiError("not-found", "You have no such open invitation");
    },
    challenges: async ({ session: { account } }) => {
      const [challenges, around] = await Promise.all([
        invitations.challengesTo(account.id),
        blocks.around(account.id),
      ]);
      const wanted = challenges.filter(({ host }) => !around.has(host.accountId));
      return { challenges: wanted.map((challenge) => viewOf(challenge, account.id)) };
    },
    declineChallenge: async ({ session, params }) => {
      if (!(await invitations.decline(params.code, session.account.id)))
        throw new ApiError("not-found", "There is no such challenge");
    },
  };
}

/** @throws ApiError if the format is unknown or the deck can't be played in it. */
export async function checkDeck(catalogue: Catalogue, format: string, deck: DeckChoice): Promise<void> {
  if (!catalogue.formats.some(({ id }) => id === format))
    throw new ApiError("invalid", `There is no format "${format}"`);
  const check = await catalogue.checkDeck(format, deck);
  if (!check.ok) throw new ApiError("bad-deck", check.message);
}

export function playerOf({ id, displayName }: Account): Player {
  return { accountId: id, name: displayName };
}

/**
 * Ratings are for people who can be told apart: a new guest could be created after every loss. And they are of the clocks that
 * everybody plays with. @throws ApiError
 */
function checkRated(account: Account, { rated, timeControl }: Pick<Wish, "rated" | "timeControl">): void {
  if (!rated) return;
  if (!isNamedTimeControl(timeControl))
    throw new ApiError("invalid", "Rated matches can't have a custom clock");
  if (account.kind === "member") return;
  throw new ApiError("forbidden", "Only registered accounts can play rated matches", {
    hint: "Claim the account with POST /api/me/claim, or ask for an unrated match.",
  });
}

/** People and bots are rated apart. @throws ApiError if these two are not of one kind */
function checkRatedTogether(account: Account, opponent: Account | undefined): void {
  if (opponent === undefined || opponent.bot === account.bot) return;
  throw new ApiError("conflict", "People and bots are rated separately: matches between them are unrated");
}

async function enqueue(
  asked: Call<Api["seek"]>["body"],
  account: Account,
  kind: TicketKind,
  parts: MeetingRouteParts,
  meetsBots = false,
) {
  const { format, deck, timeControl } = asked;
  checkRated(account, asked);
  await checkDeck(parts.catalogue, format, deck);
  const { rating } = await parts.ratings.current(account.id, { format, timeControl });
  const wish: Wish = {
    ...playerOf(account),
    kind,
    format,
    deck,
    ...termsOf(asked),
    rating: Math.round(rating),
    lastOpponent: await parts.ratings.lastOpponent(account.id, Date.now() - LATELY_MS),
    bot: account.bot,
    meetsBots,
  };
  const result = await parts.tickets.enqueue(wish);
  if (!result.ok && result.reason === "full")
    throw new ApiError(
      "conflict",
      `You can wait for ${MOST_TICKETS} kinds of matches; leave one of them first`,
    );
  return { ticket: await ticketOf(parts.tickets, account.id) };
}

async function acceptSeek(
  { session: { account }, params, body: { deck } }: Call<Api["acceptSeek"]>,
  { tickets, matchmaker, catalogue, ratings, accounts }: MeetingRouteParts,
) {
  const { seeks } = await tickets.seeks();
  const seek = seeks.find(({ id }) => id === params.seek);
  if (seek === undefined) throw new ApiError("gone", "This seek is not open any more");
  checkRated(account, seek);
  if (seek.rated) checkRatedTogether(account, await accounts.find(seek.accountId));
  await checkDeck(catalogue, seek.format, deck);
  const { rating } = await ratings.current(account.id, seek);
  const outcome = await matchmaker.acceptSeek(params.seek, {
    ...playerOf(account),
    deck,
    rating: Math.round(rating),
    lastOpponent: null,
    bot: account.bot,
    meetsBots: false,
  });
  if (outcome.ok) return { matchId: outcome.matchId };
  throw new ApiError(SEEK_ERRORS[outcome.reason], outcome.message);
}

const SEEK_ERRORS = {
  gone: "gone",
  own: "conflict",
  "bad-deck": "bad-deck",
  impossible: "conflict",
  "too-many": "too-many-matches",
  unavailable: "unavailable",
} as const satisfies Record<string, ApiErrorCode>;

async function invite({ session: { account }, body }: Call<Api["invite"]>, parts: MeetingRouteParts) {
  const { to, password, ...wish } = body;
  checkRated(account, wish);
  await checkDeck(parts.catalogue, wish.format, wish.deck);
  if (to !== undefined) await checkChallenged(parts, account, to, wish.rated);
  const invitation = await parts.invitations.create(playerOf(account), {
    ...wish,
    ...(to === undefined ? {} : { to }),
    ...(password === undefined ? {} : { password }),
  });
  return { invitation: viewOf(invitation, account.id) };
}

/** Whether this player can be challenged; a player who has blocked the challenger appears not to exist. @throws ApiError */
async function checkChallenged(
  { accounts, blocks, online }: MeetingRouteParts,
  account: Account,
  to: string,
  rated: boolean,
): Promise<void> {
  if (to === account.id) throw new ApiError("conflict", "Nobody can challenge themselves");
  const [player, pairs, here] = await Promise.all([
    accounts.find(to),
    blocks.among([account.id, to]),
    online.among([to]),
  ]);
  if (player === undefined) throw new ApiError("not-found", "There is no such player");
  if (!here.has(to) || pairs.has(account.id, to)) throw new ApiError("conflict", "This player is not online");
  if (rated && player.kind !== "member")
    throw new ApiError("conflict", "This player is a guest, and guests play unrated");
  if (rated) checkRatedTogether(account, player);
}

async function join(
  call: Call<Api["joinInvitation"]>,
  { invitations, catalogue, blocks, accounts }: MeetingRouteParts,
) {
  await countPassword(call);
  const { account } = call.session;
  const { deck, password } = call.body;
  const invitation = await found(invitations, call.params.code);
  const { code, format, host } = invitation;
  if ((await blocks.among([host.accountId, account.id])).has(host.accountId, account.id))
    throw new ApiError("not-found", "There is no such invitation");
  checkRated(account, invitation);
  if (invitation.rated) checkRatedTogether(account, await accounts.find(host.accountId));
  await checkDeck(catalogue, format, deck);
  const outcome = await invitations.join(code, playerOf(account), deck, password);
  if (outcome.ok) return { matchId: outcome.matchId };
  throw new ApiError(JOIN_ERRORS[outcome.reason], outcome.message);
}

const JOIN_ERRORS: Readonly<Record<Extract<JoinOutcome, { ok: false }>["reason"], ApiErrorCode>> = {
  "not-found": "not-found",
  own: "conflict",
  taken: "gone",
  closed: "gone",
  password: "forbidden",
  "bad-deck": "bad-deck",
  impossible: "conflict",
  "too-many": "too-many-matches",
  unavailable: "unavailable",
};

async function found(invitations: Invitations, code: string): Promise<Invitation> {
  const invitation = await invitations.find(code);
  if (invitation === undefined) throw new ApiError("not-found", "There is no such invitation");
  return invitation;
}

/** The match is for the two alone; anybody else with the link sees who invites to what. */
function viewOf(invitation: Invitation, accountId: string | undefined) {
  const { guest, matchId, ...shown } = invitation;
  const concerned =
    accountId !== undefined && [invitation.host.accountId, guest?.accountId].includes(accountId);
  return { ...shown, guest: concerned ? guest : null, matchId: concerned ? matchId : null };
}
