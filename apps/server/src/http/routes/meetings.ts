/** Finding somebody to play with: the quick-match queue, open seeks, private links. */
import { z } from "zod";
import type { Account } from "../../accounts/accounts.ts";
import { type Catalogue, type DeckChoice, deckChoiceSchema } from "../../match-service.ts";
import type { Invitation, Invitations, JoinOutcome, Player } from "../../matchmaking/invitations.ts";
import type { Matchmaker } from "../../matchmaking/matchmaker.ts";
import type { TicketKind, TicketOffice, Wish } from "../../matchmaking/tickets.ts";
import { matchIdAnswer, personAnswer, seeksAnswer, ticketAnswer } from "../answers.ts";
import { ApiError, type ApiErrorCode } from "../api-error.ts";
import type { Call, Endpoints } from "../endpoints.ts";

const wishSchema = z.strictObject({ format: z.string().min(1).max(100), deck: deckChoiceSchema });
const deckSchema = z.strictObject({ deck: deckChoiceSchema });

const TAG = "Meeting";
const ownTicketAnswer = z.strictObject({ ticket: ticketAnswer });
const playerAnswer = z.strictObject({ accountId: z.string(), name: personAnswer.shape.name });
const invitationAnswer = z.strictObject({
  invitation: z.strictObject({
    code: z.string(),
    format: z.string(),
    host: playerAnswer,
    status: z.enum(["open", "taken", "cancelled", "expired"]),
    createdAt: z.number().int(),
    expiresAt: z.number().int(),
    guest: playerAnswer.nullable(),
    matchId: z.string().nullable(),
  }),
});
const ENQUEUED = {
  tag: TAG,
  body: wishSchema,
  answer: ownTicketAnswer,
  status: 202,
  errors: ["invalid", "bad-deck", "rate-limited"],
} as const;

export interface MeetingRouteParts {
  readonly tickets: TicketOffice;
  readonly matchmaker: Matchmaker;
  readonly invitations: Invitations;
  readonly catalogue: Catalogue;
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
  const { tickets, matchmaker, catalogue } = parts;

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
    errors: ["gone", "conflict", "bad-deck"],
  } as const;
  endpoints.signedIn("post", "/seeks/:seek/accept", accepting, async (call, { account }) => {
    const { deck } = call.body(deckSchema);
    await call.limit("meetings", account.id);
    const seekId = call.parameter("seek");
    const { seeks } = await tickets.seeks();
    const seek = seeks.find(({ id }) => id === seekId);
    if (seek === undefined) throw new ApiError("gone", "This seek is not open any more");
    await checkDeck(catalogue, seek.format, deck);
    const outcome = await matchmaker.acceptSeek(seekId, { ...playerOf(account), deck });
    if (outcome.ok) return { status: 201, body: { matchId: outcome.matchId } };
    throw new ApiError(SEEK_ERRORS[outcome.reason], outcome.message);
  });
}

const SEEK_ERRORS = {
  gone: "gone",
  own: "conflict",
  "bad-deck": "bad-deck",
  impossible: "conflict",
  unavailable: "unavailable",
} as const satisfies Record<string, ApiErrorCode>;

async function enqueue(call: Call, account: Account, kind: TicketKind, parts: MeetingRouteParts) {
  const { format, deck } = call.body(wishSchema);
  await call.limit("meetings", account.id);
  await checkDeck(parts.catalogue, format, deck);
  const wish: Wish = { ...playerOf(account), kind, format, deck };
  await parts.tickets.enqueue(wish);
  return { status: 202, body: { ticket: await parts.tickets.status(account.id) } };
}

function invitationRoutes(endpoints: Endpoints, { invitations, catalogue }: MeetingRouteParts): void {
  const inviting = {
    tag: TAG,
    summary: "Make a private link",
    body: wishSchema,
    answer: invitationAnswer,
    status: 201,
    errors: ["invalid", "bad-deck", "rate-limited"],
  } as const;
  endpoints.signedIn("post", "/invitations", inviting, async (call, { account }) => {
    const { format, deck } = call.body(wishSchema);
    await call.limit("meetings", account.id);
    await checkDeck(catalogue, format, deck);
    const invitation = await invitations.create(playerOf(account), format, deck);
    return { status: 201, body: { invitation: invitationView(invitation, account.id) } };
  });

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
    return { body: { invitation: invitationView(invitation, accountId) } };
  });

  const joining = {
    tag: TAG,
    summary: "Accept an invitation: the match is made",
    body: deckSchema,
    answer: matchIdAnswer,
    status: 201,
    errors: ["not-found", "gone", "conflict", "bad-deck"],
  } as const;
  endpoints.signedIn("post", "/invitations/:code/join", joining, async (call, { account }) => {
    await call.limit("codes", call.address);
    const { deck } = call.body(deckSchema);
    const { code, format } = await found(invitations, call.parameter("code"));
    await checkDeck(catalogue, format, deck);
    const outcome = await invitations.join(code, playerOf(account), deck);
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
  "bad-deck": "bad-deck",
  impossible: "conflict",
  unavailable: "unavailable",
};

async function found(invitations: Invitations, code: string): Promise<Invitation> {
  const invitation = await invitations.find(code);
  if (invitation === undefined) throw new ApiError("not-found", "There is no such invitation");
  return invitation;
}

/** The match is for the two alone; anybody else with the link sees who invites to what. */
function invitationView(invitation: Invitation, accountId: string | undefined) {
  const { code, format, host, guest, status, matchId, createdAt, expiresAt } = invitation;
  const concerned = accountId !== undefined && [host.accountId, guest?.accountId].includes(accountId);
  return {
    code,
    format,
    host,
    status,
    createdAt,
    expiresAt,
    guest: concerned ? guest : null,
    matchId: concerned ? matchId : null,
  };
}
