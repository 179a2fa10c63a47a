/** Finding somebody to play with: the quick-match queue, open seeks, private links. */
import { z } from "zod";
import type { Account, Accounts } from "../../accounts/accounts.ts";
import type { Blocks } from "../../accounts/blocks.ts";
import { type Catalogue, type DeckChoice, deckChoiceSchema } from "../../match-service.ts";
import type { Invitation, Invitations, JoinOutcome, Player } from "../../matchmaking/invitations.ts";
import type { Matchmaker } from "../../matchmaking/matchmaker.ts";
import type { Ratings } from "../../matchmaking/ratings.ts";
import { termsFields, termsOf } from "../../matchmaking/terms.ts";
import type { TicketKind, TicketOffice, Wish } from "../../matchmaking/tickets.ts";
import type { OnlinePresence } from "../../presence/online.ts";
import { matchIdAnswer, personAnswer, seeksAnswer, termsAnswer, ticketAnswer } from "../answers.ts";
import { ApiError, type ApiErrorCode } from "../api-error.ts";
import type { Call, Endpoints } from "../endpoints.ts";
import { joinSchema, joinWish, passwordField } from "./join-wish.ts";

const wishFields = {
  format: z.string().min(1).max(100),
  deck: deckChoiceSchema,
  ...termsFields,
};
const wishSchema = z.strictObject(wishFields);
const inviteSchema = z.strictObject({
  ...wishFields,
  /** The account that is challenged; without it the invitation is for whoever has its link. */
  to: z.string().min(1).max(100).optional(),
  password: passwordField.optional(),
});
/** The opponent of so long ago is not met again at once. */
const LATELY_MS = 20 * 60 * 1000;
const deckSchema = z.strictObject({ deck: deckChoiceSchema });

const TAG = "Meeting";
const ownTicketAnswer = z.strictObject({ ticket: ticketAnswer });
const playerAnswer = z.strictObject({ accountId: z.string(), name: personAnswer.shape.name });
const invitationView = z
  .strictObject({
    code: z.string(),
    format: z.string(),
    host: playerAnswer,
    status: z.enum(["open", "taken", "cancelled", "declined", "expired"]),
    to: z.string().nullable(),
    hasPassword: z.boolean(),
    ...termsAnswer,
    createdAt: z.number().int(),
    expiresAt: z.number().int(),
    guest: playerAnswer.nullable(),
    matchId: z.string().nullable(),
  })
  .meta({ id: "Invitation" });
const invitationAnswer = z.strictObject({ invitation: invitationView });
const challengesAnswer = z.strictObject({ challenges: z.array(invitationView) });
const ENQUEUED = {
  tag: TAG,
  body: wishSchema,
  answer: ownTicketAnswer,
  status: 202,
  errors: ["invalid", "bad-deck", "too-many-matches", "rate-limited"],
} as const;

export interface MeetingRouteParts {
  readonly tickets: TicketOffice;
  readonly matchmaker: Matchmaker;
  readonly invitations: Invitations;
  readonly catalogue: Catalogue;
  readonly accounts: Accounts;
  readonly blocks: Blocks;
  readonly online: OnlinePresence;
  readonly ratings: Ratings;
}

export function meetingRoutes(endpoints: Endpoints, parts: MeetingRouteParts): void {
  queueRoutes(endpoints, parts);
  seekRoutes(endpoints, parts);
  invitationRoutes(endpoints, parts);
}

/** @throws ApiError if the format is unknown or the deck can't be played in it. */
export async function checkDeck(catalogue: Catalogue, format: string, deck: DeckChoice): Promise<void> {
  if (!catalogue.formats.some(({ id }) => id === format)) {
    throw new ApiError("invalid", `There is no format "${format}"`);
  }
  const check = await catalogue.checkDeck(format, deck);
  if (!check.ok) throw new ApiError("bad-deck", check.message);
}

export function playerOf({ id, displayName }: Account): Player {
  return { accountId: id, name: displayName };
}

/** Ratings are for people who can be told apart: a guest could be made anew after every loss. @throws ApiError */
function checkRated(account: Account, rated: boolean): void {
  if (!rated || account.kind === "member") return;
  throw new ApiError("forbidden", "Only claimed accounts play rated matches", {
    hint: "Claim the account with POST /api/me/claim, or ask for an unrated match.",
  });
}

function queueRoutes(endpoints: Endpoints, parts: MeetingRouteParts): void {
  const { tickets, catalogue } = parts;

  const waiting = { ...ENQUEUED, summary: "Wait for an opponent; asked again it changes the wish" } as const;
  endpoints.signedIn("post", "/queue", waiting, async (call, { account }) => {
    const { format } = call.body(wishSchema);
    if (!catalogue.formats.some(({ id, quickMatch }) => id === format && quickMatch)) {
      throw new ApiError("invalid", `There is no quick match for "${format}"`);
    }
    return enqueue(call, account, "queue", parts);
  });

  /** Also keeps the ticket alive, for clients that ask instead of listening. */
  const asking = {
    tag: TAG,
    summary: "What came of the search; asking keeps it alive",
    answer: ownTicketAnswer,
  };
  endpoints.signedIn("get", "/queue", asking, async (_call, { account }) => {
    await tickets.confirm([account.id]);
    return { body: { ticket: await tickets.status(account.id) } };
  });

  const leaving = { tag: TAG, summary: "Wait no more", answer: ownTicketAnswer };
  endpoints.signedIn("delete", "/queue", leaving, async (_call, { account }) => {
    await tickets.cancel(account.id);
    return { body: { ticket: await tickets.status(account.id) } };
  });
}

function seekRoutes(endpoints: Endpoints, parts: MeetingRouteParts): void {
  const { tickets, matchmaker, catalogue, ratings } = parts;

  const listing = { tag: TAG, summary: "Open seeks, oldest first", answer: seeksAnswer };
  endpoints.open("get", "/seeks", listing, async () => ({ body: await tickets.seeks() }));

  const seeking = { ...ENQUEUED, summary: "Open a seek that anybody may accept" } as const;
  endpoints.signedIn("post", "/seeks", seeking, async (call, { account }) =>
    enqueue(call, account, "seek", parts),
  );

  const accepting = {
    tag: TAG,
    summary: "Accept an open seek",
    body: deckSchema,
    answer: matchIdAnswer,
    status: 201,
    errors: ["gone", "conflict", "bad-deck", "too-many-matches"],
  } as const;
  endpoints.signedIn("post", "/seeks/:seek/accept", accepting, async (call, { account }) => {
    const { deck } = call.body(deckSchema);
    await call.meeting(account.id);
    const seekId = call.parameter("seek");
    const { seeks } = await tickets.seeks();
    const seek = seeks.find(({ id }) => id === seekId);
    if (seek === undefined) throw new ApiError("gone", "This seek is not open any more");
    checkRated(account, seek.rated);
    await checkDeck(catalogue, seek.format, deck);
    const { rating } = await ratings.current(account.id, seek);
    const outcome = await matchmaker.acceptSeek(seekId, {
      ...playerOf(account),
      deck,
      rating: Math.round(rating),
      lastOpponent: null,
    });
    if (outcome.ok) return { status: 201, body: { matchId: outcome.matchId } };
    throw new ApiError(SEEK_ERRORS[outcome.reason], outcome.message);
  });
}

const SEEK_ERRORS = {
  gone: "gone",
  own: "conflict",
  "bad-deck": "bad-deck",
  impossible: "conflict",
  "too-many": "too-many-matches",
  unavailable: "unavailable",
} as const satisfies Record<string, ApiErrorCode>;

async function enqueue(call: Call, account: Account, kind: TicketKind, parts: MeetingRouteParts) {
  const asked = call.body(wishSchema);
  const { format, deck, timeControl, rated } = asked;
  await call.meeting(account.id);
  checkRated(account, rated);
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
  };
  await parts.tickets.enqueue(wish);
  return { status: 202, body: { ticket: await parts.tickets.status(account.id) } };
}

function invitationRoutes(endpoints: Endpoints, parts: MeetingRouteParts): void {
  invitingRoutes(endpoints, parts);
  challengedRoutes(endpoints, parts);
  joiningRoutes(endpoints, parts);
}

function invitingRoutes(endpoints: Endpoints, parts: MeetingRouteParts): void {
  const { invitations, catalogue } = parts;
  const inviting = {
    tag: TAG,
    summary: "Make a private link, with a password or without, or challenge a player who is online",
    body: inviteSchema,
    answer: invitationAnswer,
    status: 201,
    errors: ["invalid", "bad-deck", "too-many-matches", "not-found", "conflict", "rate-limited"],
  } as const;
  endpoints.signedIn("post", "/invitations", inviting, async (call, { account }) => {
    const { to, password, ...wish } = call.body(inviteSchema);
    await call.meeting(account.id);
    checkRated(account, wish.rated);
    await checkDeck(catalogue, wish.format, wish.deck);
    if (to !== undefined) await checkChallenged(parts, account, to, wish.rated);
    const invitation = await invitations.create(playerOf(account), {
      ...wish,
      ...(to === undefined ? {} : { to }),
      ...(password === undefined ? {} : { password }),
    });
    return { status: 201, body: { invitation: viewOf(invitation, account.id) } };
  });
}

function challengedRoutes(endpoints: Endpoints, { invitations, blocks }: MeetingRouteParts): void {
  const asking = {
    tag: TAG,
    summary: "Open challenges to oneself, newest first",
    need: "play",
    answer: challengesAnswer,
  } as const;
  endpoints.signedIn("get", "/challenges", asking, async (_call, { account }) => {
    const [challenges, around] = await Promise.all([
      invitations.challengesTo(account.id),
      blocks.around(account.id),
    ]);
    const wanted = challenges.filter(({ host }) => !around.has(host.accountId));
    return { body: { challenges: wanted.map((challenge) => viewOf(challenge, account.id)) } };
  });

  const declining = {
    tag: TAG,
    summary: "Say no to a challenge",
    status: 204,
    errors: ["not-found"],
  } as const;
  endpoints.signedIn("delete", "/challenges/:code", declining, async (call, { account }) => {
    if (await invitations.decline(call.parameter("code"), account.id)) return { status: 204 };
    throw new ApiError("not-found", "There is no such challenge");
  });
}

/** Whether this player can be challenged; whoever has blocked one is simply not there. @throws ApiError */
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
  if (rated && player.kind !== "member") {
    throw new ApiError("conflict", "This player is a guest, and guests play unrated");
  }
}

function joiningRoutes(endpoints: Endpoints, { invitations, catalogue, blocks }: MeetingRouteParts): void {
  const looking = {
    tag: TAG,
    summary: "Who invites to what",
    answer: invitationAnswer,
    errors: ["not-found", "rate-limited"],
  } as const;
  endpoints.open("get", "/invitations/:code", looking, async (call) => {
    await call.limit("codes", call.address);
    const session = await call.session();
    const invitation = await found(invitations, call.parameter("code"));
    const accountId = session?.account.id;
    // Whoever of the two comes back finishes what was interrupted.
    if (invitation.status === "taken" && accountId !== undefined) {
      await invitations.resume(invitation.code, accountId);
    }
    return { body: { invitation: viewOf(invitation, accountId) } };
  });

  const joining = {
    tag: TAG,
    summary: "Accept an invitation: the match is made",
    body: joinSchema,
    answer: matchIdAnswer,
    status: 201,
    errors: ["not-found", "gone", "conflict", "bad-deck", "too-many-matches"],
  } as const;
  endpoints.signedIn("post", "/invitations/:code/join", joining, async (call, { account }) => {
    const { deck, password } = await joinWish(call);
    const { code, format, rated, host } = await found(invitations, call.parameter("code"));
    if ((await blocks.among([host.accountId, account.id])).has(host.accountId, account.id)) {
      throw new ApiError("not-found", "There is no such invitation");
    }
    checkRated(account, rated);
    await checkDeck(catalogue, format, deck);
    const outcome = await invitations.join(code, playerOf(account), deck, password);
    if (outcome.ok) return { status: 201, body: { matchId: outcome.matchId } };
    throw new ApiError(JOIN_ERRORS[outcome.reason], outcome.message);
  });

  const withdrawing = {
    tag: TAG,
    summary: "Withdraw an open invitation of one's own",
    status: 204,
    errors: ["not-found"],
  } as const;
  endpoints.signedIn("delete", "/invitations/:code", withdrawing, async (call, { account }) => {
    const withdrawn = await invitations.cancel(call.parameter("code"), account.id);
    if (!withdrawn) throw new ApiError("not-found", "You have no such open invitation");
    return { status: 204 };
  });
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
