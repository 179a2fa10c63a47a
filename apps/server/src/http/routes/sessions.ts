/** Claiming an account, signing in, and what opens it: sessions of devices and tokens of programs. */
import type { HttpApi } from "@spellroom/protocol/http";
import type { Accounts } from "../../accounts/accounts.ts";
import { browserLabel } from "../../accounts/browser-label.ts";
import type { Credentials } from "../../accounts/credentials.ts";
import type { Recovery } from "../../accounts/recovery.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Handlers } from "../endpoints.ts";
import { accountView } from "./account-view.ts";
import { credentialsRefused, limitPasswords } from "./passwords.ts";

type Api = HttpApi["sessions"];

export interface SessionRouteParts {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly recovery: Recovery;
}

export function sessionHandlers({ accounts, credentials, recovery }: SessionRouteParts): Handlers<Api> {
  const { sessions } = accounts;
  return {
    claim: async (call) => {
      const { account } = call.session;
      const { email, password } = call.body;
      await limitPasswords(call, account.id);
      const result = await credentials.claim(account, email, password);
      if (!result.ok) throw credentialsRefused(result);
      recovery.sendConfirmation(account.id, call.body.language);
      const claimed = { ...accountView(account), kind: "member" as const };
      return { account: { ...claimed, ...(await credentials.ownFactsOf(account.id)) } };
    },
    signIn: (call) => signIn(call, accounts, credentials),
    signOut: async ({ session }) => accounts.revoke(session.id),
    changePassword: async (call) => {
      const { account, id } = call.session;
      const { current, next } = call.body;
      await limitPasswords(call, account.id);
      const result = await credentials.changePassword(account, { current, next, sessionId: id });
      if (!result.ok) throw credentialsRefused(result);
      await recovery.endLinks(account.id);
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
  if (!result.ok) throw credentialsRefused(result);
  await call.forget("signIns", tried);
  const account = await accounts.find(result.accountId);
  if (account === undefined) throw credentialsRefused({ ok: false, problem: "wrong" });
  const { token, expiresAt } = result.session;
  const own = { ...accountView(account), ...(await credentials.ownFactsOf(account.id)) };
  return { token, expiresAt, account: own };
}
