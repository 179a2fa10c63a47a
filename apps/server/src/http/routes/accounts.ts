/** Accounts: becoming a guest, being somebody, having another name, leaving for good. */
import { z } from "zod";
import type { Account, Accounts, NameRefusal, Session } from "../../accounts/accounts.ts";
import { browserLabel } from "../../accounts/browser-label.ts";
import type { Credentials } from "../../accounts/credentials.ts";
import type { Gatherings } from "../../matchmaking/gatherings.ts";
import type { Invitations } from "../../matchmaking/invitations.ts";
import type { TicketOffice } from "../../matchmaking/tickets.ts";
import type { Moderation } from "../../moderation/moderation.ts";
import type { Bus } from "../../presence/bus.ts";
import type { MatchStore } from "../../storage/match-store.ts";
import { accountAnswer, matchAnswer, ownAccountAnswer, ticketAnswer } from "../answers.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Endpoints } from "../endpoints.ts";
import { matchView } from "../views.ts";

/** Longer than any name may be; what is wrong with it is said in words later. */
const nameSchema = z.string().max(200);
const guestSchema = z.strictObject({ name: nameSchema.optional() });
const renameSchema = z.strictObject({ name: nameSchema });
export const passwordField = z.string().max(1000);
const leaveSchema = z.strictObject({ password: passwordField.optional() });

const guestAnswer = z.strictObject({ token: z.string(), expiresAt: z.number(), account: accountAnswer });
const renamedAnswer = z.strictObject({ account: accountAnswer });
const meAnswer = z.strictObject({
  account: ownAccountAnswer,
  expiresAt: z.number(),
  matches: z.array(matchAnswer),
  ticket: ticketAnswer,
  /** Whether one may moderate. */
  moderator: z.boolean(),
});

const TAG = "Accounts";

export interface AccountRouteParts {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly matches: MatchStore;
  readonly tickets: TicketOffice;
  readonly bus: Bus;
  readonly moderation: Moderation;
  readonly invitations: Invitations;
  readonly gatherings: Gatherings;
}

export function accountRoutes(endpoints: Endpoints, parts: AccountRouteParts): void {
  const becoming = {
    tag: TAG,
    summary: "Become a guest, with a name of one's own or an invented one",
    body: guestSchema,
    answer: guestAnswer,
    status: 201,
    errors: ["invalid", "rate-limited"],
  } as const;
  endpoints.open("post", "/guests", becoming, (call) => becomeGuest(call, parts));
  endpoints.open("post", "/players", becoming, (call) => becomeGuest(call, parts));
  ownRoutes(endpoints, parts);
  aliasRoutes(endpoints, parts);
}

function ownRoutes(endpoints: Endpoints, parts: AccountRouteParts): void {
  const { accounts, credentials, matches, moderation, tickets } = parts;
  endpoints.signedIn(
    "get",
    "/me",
    { tag: TAG, summary: "Who one is, what one is playing and waiting for", answer: meAnswer },
    async (_call, { account, expiresAt }) => {
      const [playing, ticket, email] = await Promise.all([
        matches.playingOf(account.id),
        tickets.status(account.id),
        credentials.emailOf(account.id),
      ]);
      const own = { ...accountView(account), email };
      const moderator = moderation.isModerator(account.id);
      return {
        body: {
          account: own,
          expiresAt,
          matches: playing.map((match) => matchView(match, account.id)),
          ticket,
          moderator,
        },
      };
    },
  );

  endpoints.signedIn(
    "patch",
    "/me",
    {
      tag: TAG,
      summary: "Take another name",
      need: "session",
      body: renameSchema,
      answer: renamedAnswer,
      errors: ["invalid", "rate-limited"],
    },
    (call, { account }) => rename(call, account, parts),
  );

  endpoints.signedIn(
    "delete",
    "/me",
    {
      tag: TAG,
      summary: "End the account for good; a claimed one by its password",
      need: "session",
      body: leaveSchema,
      status: 204,
      errors: ["forbidden", "rate-limited"],
    },
    (call, { account }) => leave(call, account, parts),
  );

  endpoints.signedIn(
    "delete",
    "/session",
    { tag: TAG, summary: "Sign out: the token opens nothing any more", need: "read", status: 204 },
    async (_call, session) => {
      await accounts.revoke(session.id);
      return { status: 204 };
    },
  );
}

/** The same by the account's own address, for clients that think in resources. */
function aliasRoutes(endpoints: Endpoints, parts: AccountRouteParts): void {
  endpoints.signedIn(
    "put",
    "/players/:player",
    {
      tag: TAG,
      summary: "Take another name (one's own account only)",
      need: "session",
      body: renameSchema,
      answer: renamedAnswer,
      errors: ["invalid", "forbidden"],
    },
    (call, session) => rename(call, own(call, session), parts),
  );
  endpoints.signedIn(
    "delete",
    "/players/:player",
    {
      tag: TAG,
      summary: "End the account for good (one's own only)",
      need: "session",
      body: leaveSchema,
      status: 204,
      errors: ["forbidden"],
    },
    (call, session) => leave(call, own(call, session), parts),
  );
}

function own(call: Call, { account }: Session): Account {
  if (call.parameter("player") !== account.id) throw new ApiError("forbidden", "This is not your account");
  return account;
}

async function becomeGuest(call: Call, { accounts }: AccountRouteParts) {
  const { name } = call.body(guestSchema);
  await call.limit("guests", call.address);
  const result = await accounts.createGuest(name, browserLabel(call.request.headers["user-agent"]));
  if (!result.ok) throw badName(result);
  const { account, expiresAt } = result.session;
  return { status: 201, body: { token: result.token, expiresAt, account: accountView(account) } };
}

async function rename(call: Call, account: Account, { accounts, bus }: AccountRouteParts) {
  const { name } = call.body(renameSchema);
  await call.limit("renames", account.id);
  const result = await accounts.rename(account, name);
  if (!result.ok) throw badName(result);
  const { displayName } = result.account;
  bus.publish("account", { kind: "renamed", person: { id: account.id, name: displayName } });
  return { body: { account: accountView(result.account) } };
}

async function leave(call: Call, account: Account, parts: AccountRouteParts) {
  const { accounts, credentials, tickets, invitations, gatherings } = parts;
  const { password } = call.body(leaveSchema);
  await call.limit("signIns", account.id);
  if (!(await credentials.confirms(account.id, password))) {
    throw new ApiError("forbidden", "The password is wrong");
  }
  // Nobody is to meet somebody who is gone.
  await tickets.cancel(account.id);
  await invitations.cancelAll(account.id);
  await gatherings.leaveAll(account.id);
  await accounts.erase(account.id);
  return { status: 204 };
}

/** An account as the API shows it to itself and to others. */
export function accountView({ id, kind, name, discriminator, displayName, createdAt }: Account) {
  return { id, kind, name, discriminator, displayName, createdAt };
}

function badName({ message }: NameRefusal): ApiError {
  return new ApiError("invalid", message, { hint: "Choose another name, or none to get one." });
}
