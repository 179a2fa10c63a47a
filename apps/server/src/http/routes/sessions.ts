/** Claiming an account, signing in, and what opens it: sessions of devices and tokens of programs. */
import type { ApiErrorCode, HttpApi } from "@spellroom/protocol/http";
import type { Accounts } from "../../accounts/accounts.ts";
import { browserLabel } from "../../accounts/browser-label.ts";
import type { CredentialProblem, CredentialRefusal, Credentials } from "../../accounts/credentials.ts";
import { PASSWORD_LENGTH } from "../../accounts/passwords.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Handlers } from "../endpoints.ts";
import { accountView } from "./accounts.ts";

type Api = HttpApi["sessions"];

export interface SessionRouteParts {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
}

export function sessionHandlers({ accounts, credentials }: SessionRouteParts): Handlers<Api> {
  const { sessions } = accounts;
  return {
    claim: async (call) => {
      const { account } = call.session;
      const { email, password } = call.body;
      await limitPasswords(call, account.id);
      const result = await credentials.claim(account, email, password);
      if (!result.ok) throw refused(result);
      const claimed = { ...accountView(account), kind: "member" as const };
      return { account: { ...claimed, email: await credentials.emailOf(account.id) } };
    },
    signIn: (call) => signIn(call, accounts, credentials),
    signOut: async ({ session }) => accounts.revoke(session.id),
    changePassword: async (call) => {
      const { account, id } = call.session;
      const { current, next } = call.body;
      await limitPasswords(call, account.id);
      const result = await credentials.changePassword(account, { current, next, sessionId: id });
      if (!result.ok) throw refused(result);
    },
    list: async ({ session }) => {
      const all = await sessions.list(session.account.id);
      return { sessions: all.map((one) => ({ ...one, current: one.id === session.id })) };
    },
    endOthers: async ({ session: { account, id } }) => ({
      ended: await sessions.revokeOthers(account.id, id),
    }),
    end: async ({ session: { account }, params }) => {
      if (!(await sessions.revokeOf(account.id, params.session)))
        throw new ApiError("not-found", "You have no such session");
    },
    makeToken: ({ session: { account }, body: { label, scopes } }) =>
      accounts.sessions.open(account.id, label, scopes),
  };
}

async function signIn(call: Call<Api["signIn"]>, accounts: Accounts, credentials: Credentials) {
  const { email, password } = call.body;
  const tried = await limitPasswords(call, email.trim().toLowerCase());
  const result = await credentials.signIn(email, password, browserLabel(call.userAgent));
  if (!result.ok) throw refused(result);
  await call.forget("signIns", tried);
  const account = await accounts.find(result.accountId);
  if (account === undefined) throw refused({ ok: false, problem: "wrong" });
  const { token, expiresAt } = result.session;
  const own = { ...accountView(account), email: await credentials.emailOf(account.id) };
  return { token, expiresAt, account: own };
}

/**
 * Counts a password that is tried for an account, by its id or address of mail.
 * @returns by what tries of this account from this address are counted
 * @throws ApiError if it is one too many
 */
async function limitPasswords(
  { address, limit }: Pick<Call<Api["signIn"]>, "address" | "limit">,
  account: string,
): Promise<string> {
  const pair = JSON.stringify([account, address]);
  await limit("signIns", pair);
  await limit("signInsAnywhere", account);
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
