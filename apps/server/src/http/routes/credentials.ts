/** Claiming an account, signing in, and what opens it: sessions of devices and tokens of programs. */
import { z } from "zod";
import type { Accounts } from "../../accounts/accounts.ts";
import { browserLabel } from "../../accounts/browser-label.ts";
import {
  type CredentialProblem,
  type CredentialRefusal,
  type Credentials,
  EMAIL_LENGTH,
} from "../../accounts/credentials.ts";
import { PASSWORD_LENGTH } from "../../accounts/passwords.ts";
import { SCOPES } from "../../accounts/scopes.ts";
import { ownAccountAnswer, sessionAnswer, signedInAnswer } from "../answers.ts";
import { ApiError, type ApiErrorCode } from "../api-error.ts";
import type { Call, Endpoints } from "../endpoints.ts";
import { accountView, passwordField } from "./accounts.ts";

const emailField = z.string().max(2 * EMAIL_LENGTH);
const credentialsSchema = z.strictObject({ email: emailField, password: passwordField });
const passwordSchema = z.strictObject({ current: passwordField, next: passwordField });
const tokenSchema = z.strictObject({
  label: z.string().trim().min(1).max(80),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
});

const ownAnswer = z.strictObject({ account: ownAccountAnswer });
const sessionsAnswer = z.strictObject({ sessions: z.array(sessionAnswer) });
const endedAnswer = z.strictObject({ ended: z.number().int() });
const tokenAnswer = z.strictObject({ token: z.string(), id: z.string(), expiresAt: z.number() });

const TAG = "Signing in";

export interface CredentialRouteParts {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
}

export function credentialRoutes(endpoints: Endpoints, parts: CredentialRouteParts): void {
  claimRoutes(endpoints, parts);
  sessionRoutes(endpoints, parts);
  tokenRoutes(endpoints, parts);
}

function claimRoutes(endpoints: Endpoints, { accounts, credentials }: CredentialRouteParts): void {
  endpoints.signedIn(
    "post",
    "/me/claim",
    {
      tag: TAG,
      summary: "Claim a guest's account with an e-mail address and a password",
      need: "session",
      body: credentialsSchema,
      answer: ownAnswer,
      errors: ["invalid", "conflict", "rate-limited"],
    },
    async (call, { account }) => {
      const { email, password } = call.body(credentialsSchema);
      await limitPasswords(call, account.id);
      const result = await credentials.claim(account, email, password);
      if (!result.ok) throw refused(result);
      const claimed = { ...accountView(account), kind: "member" as const };
      return { body: { account: { ...claimed, email: await credentials.emailOf(account.id) } } };
    },
  );

  endpoints.open(
    "post",
    "/session",
    {
      tag: TAG,
      summary: "Sign in to a claimed account: a new token for this device",
      body: credentialsSchema,
      answer: signedInAnswer,
      status: 201,
      errors: ["forbidden", "rate-limited"],
    },
    async (call) => {
      const { email, password } = call.body(credentialsSchema);
      const tried = await limitPasswords(call, email.trim().toLowerCase());
      const label = browserLabel(call.request.headers["user-agent"]);
      const result = await credentials.signIn(email, password, label);
      if (!result.ok) throw refused(result);
      await call.forget("signIns", tried);
      const account = await accounts.find(result.accountId);
      if (account === undefined) throw refused({ ok: false, problem: "wrong" });
      const { token, expiresAt } = result.session;
      const own = { ...accountView(account), email: await credentials.emailOf(account.id) };
      return { status: 201, body: { token, expiresAt, account: own } };
    },
  );

  endpoints.signedIn(
    "put",
    "/me/password",
    {
      tag: TAG,
      summary: "Take another password; all other sessions and tokens end",
      need: "session",
      body: passwordSchema,
      status: 204,
      errors: ["invalid", "forbidden", "conflict", "rate-limited"],
    },
    async (call, { account, id }) => {
      const { current, next } = call.body(passwordSchema);
      await limitPasswords(call, account.id);
      const result = await credentials.changePassword(account, { current, next, sessionId: id });
      if (!result.ok) throw refused(result);
      return { status: 204 };
    },
  );
}

function sessionRoutes(endpoints: Endpoints, { accounts }: CredentialRouteParts): void {
  const { sessions } = accounts;
  endpoints.signedIn(
    "get",
    "/sessions",
    {
      tag: TAG,
      summary: "What opens the account: devices and tokens, latest used first",
      need: "session",
      answer: sessionsAnswer,
    },
    async (_call, session) => {
      const all = await sessions.list(session.account.id);
      return { body: { sessions: all.map((one) => ({ ...one, current: one.id === session.id })) } };
    },
  );

  endpoints.signedIn(
    "delete",
    "/sessions",
    { tag: TAG, summary: "End all other sessions and tokens", need: "session", answer: endedAnswer },
    async (call, { account, id }) => {
      await call.limit("settings", account.id);
      return { body: { ended: await sessions.revokeOthers(account.id, id) } };
    },
  );

  endpoints.signedIn(
    "delete",
    "/sessions/:session",
    {
      tag: TAG,
      summary: "End a session or token of one's own",
      need: "session",
      status: 204,
      errors: ["not-found"],
    },
    async (call, { account }) => {
      await call.limit("settings", account.id);
      if (await sessions.revokeOf(account.id, call.parameter("session"))) return { status: 204 };
      throw new ApiError("not-found", "You have no such session");
    },
  );
}

function tokenRoutes(endpoints: Endpoints, { accounts }: CredentialRouteParts): void {
  endpoints.signedIn(
    "post",
    "/tokens",
    {
      tag: TAG,
      summary: "Make a token that may do some things in one's name, for a program; it is shown once",
      need: "session",
      body: tokenSchema,
      answer: tokenAnswer,
      status: 201,
      errors: ["invalid", "rate-limited"],
    },
    async (call, { account }) => {
      const { label, scopes } = call.body(tokenSchema);
      await call.limit("settings", account.id);
      return { status: 201, body: await accounts.sessions.open(account.id, label, scopes) };
    },
  );
}

/**
 * Counts a password that is tried for an account, by its id or address of mail.
 * @returns by what tries of this account from this address are counted
 * @throws ApiError if it is one too many
 */
async function limitPasswords(call: Call, account: string): Promise<string> {
  const pair = JSON.stringify([account, call.address]);
  await call.limit("signIns", pair);
  await call.limit("signInsAnywhere", account);
  return pair;
}

const REFUSALS: Readonly<Record<CredentialProblem, readonly [ApiErrorCode, string]>> = {
  email: ["invalid", "email: this is no e-mail address"],
  taken: ["conflict", "Another account has this e-mail address"],
  claimed: ["conflict", "This account is claimed already"],
  guest: ["conflict", "This account has no password: claim it first"],
  wrong: ["forbidden", "The e-mail address or the password is wrong"],
  banned: ["forbidden", "This account is banned"],
  "too-short": ["invalid", `password: it has at least ${PASSWORD_LENGTH.least} characters`],
  "too-long": ["invalid", `password: it has at most ${PASSWORD_LENGTH.most} characters`],
  easy: ["invalid", "password: this is too easy to guess"],
};

function refused({ problem }: CredentialRefusal): ApiError {
  const [code, message] = REFUSALS[problem];
  return new ApiError(code, message);
}
