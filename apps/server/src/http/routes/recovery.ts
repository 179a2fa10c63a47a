/** Getting back into an account whose password is lost, and confirming its address. */
import type { HttpApi } from "@spellroom/protocol/http";
import type { Accounts } from "../../accounts/accounts.ts";
import { browserLabel } from "../../accounts/browser-label.ts";
import type { Credentials, SignInResult } from "../../accounts/credentials.ts";
import type { Recovery } from "../../accounts/recovery.ts";
import { ApiError } from "../api-error.ts";
import type { Call, Handlers } from "../endpoints.ts";
import { accountView } from "./account-view.ts";
import { credentialsRefused, limitPasswords } from "./passwords.ts";

type Api = HttpApi["recovery"];

export interface RecoveryRouteParts {
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly recovery: Recovery;
}

export function recoveryHandlers(parts: RecoveryRouteParts): Handlers<Api> {
  const { recovery, credentials } = parts;
  const { sendsMail } = recovery;
  return {
    askForLink: async (call) => {
      await limitMails(call, call.body.email.trim().toLowerCase());
      recovery.sendResetLink(call.body.email, call.body.language);
      return { sendsMail };
    },
    resetByLink: async (call) => {
      const { token, password } = call.body;
      const result = await recovery.resetByLink(token, password, browserLabel(call.userAgent));
      if (!result.ok && result.problem === "wrong") throw usedUp();
      return opened(result, parts);
    },
    resetByCode: async (call) => {
      await limitPasswords(call, call.body.email.trim().toLowerCase());
      return opened(await recovery.resetByCode(call.body, browserLabel(call.userAgent)), parts);
    },
    codes: async ({ session }) => ({ left: await recovery.codesLeft(session.account.id) }),
    makeCodes: async (call) => {
      const { id } = call.session.account;
      await limitPasswords(call, id);
      const result = await recovery.makeCodes(id, call.body.password);
      if (!result.ok) throw credentialsRefused(result);
      return { codes: [...result.codes] };
    },
    changeEmail: async (call) => {
      const { account } = call.session;
      await limitPasswords(call, account.id);
      await limitMails(call, account.id);
      const result = await recovery.changeEmail(account, call.body);
      if (!result.ok) throw credentialsRefused(result);
      return { account: { ...accountView(account), ...(await credentials.ownFactsOf(account.id)) } };
    },
    askForConfirmation: async (call) => {
      const { account } = call.session;
      if (account.kind !== "member") throw credentialsRefused({ ok: false, problem: "guest" });
      await limitMails(call, account.id);
      recovery.sendConfirmation(account.id, call.body.language);
      return { sendsMail };
    },
    confirmEmail: async ({ body }) => {
      if (!(await recovery.confirmEmail(body.token))) throw usedUp();
    },
  };
}

async function opened(result: SignInResult, { accounts, credentials }: RecoveryRouteParts) {
  if (!result.ok) throw credentialsRefused(result);
  const account = await accounts.find(result.accountId);
  if (account === undefined) throw credentialsRefused({ ok: false, problem: "wrong" });
  const { token, expiresAt } = result.session;
  const own = { ...accountView(account), ...(await credentials.ownFactsOf(account.id)) };
  return { token, expiresAt, account: own };
}

/** Counts a mail that is asked for, whether there is an account for it or not. @throws ApiError if it is one too many */
async function limitMails(
  { address, limit }: Pick<Call<Api["askForLink"]>, "address" | "limit">,
  account: string,
): Promise<void> {
  await limit("mailsFrom", address);
  await limit("mails", JSON.stringify([account, address]));
  await limit("mailsAnywhere", account);
}

function usedUp(): ApiError {
  return new ApiError("gone", "This link has been used, has expired or was never sent");
}
