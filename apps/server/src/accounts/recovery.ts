/**
 * Getting back into an account without its password: by a link in a mail, or by a recovery code. And who has the address of an
 * account: links to confirm it, and changing it.
 *
 * Nobody learns from any of this which addresses have an account: what is asked for is carried out after the answer, which is
 * the same for all of them.
 */
import type { CardLanguage } from "@spellroom/protocol";
import type { Logger } from "../logging/logger.ts";
import { addressChangedMail, confirmationMail, resetMail } from "../mail/account-mails.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { AccountCodes, FoundCode } from "./account-codes.ts";
import type { Account } from "./accounts.ts";
import {
  type ClaimResult,
  type CredentialProblem,
  type CredentialRow,
  type Credentials,
  nameOf,
  parseEmail,
  passwordProblemOf,
  type SignInResult,
} from "./credentials.ts";
import { hashPassword } from "./passwords.ts";

export interface RecoveryParts {
  readonly credentials: Credentials;
  readonly codes: AccountCodes;
  readonly logger: Logger;
  /** How links are delivered; undefined if the server sends no mail. */
  readonly post: { readonly mailer: Mailer; readonly site: URL } | undefined;
}

export type CodesResult =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly problem: CredentialProblem };

export class Recovery {
  readonly #parts: RecoveryParts;
  readonly #pending = new Set<Promise<void>>();

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  get sendsMail(): boolean {
    return this.#parts.post !== undefined;
  }

  /** Sends a link to set a new password, if there is an account with this address. Returns at once. */
  sendResetLink(email: string, language: CardLanguage): void {
    this.#later(async () => {
      const { credentials, codes, post } = this.#parts;
      const address = parseEmail(email);
      const row = address && (await credentials.byEmail(address.key));
      if (!row?.email || !row.email_key || post === undefined || (await credentials.isBanned(row.id))) return;
      const token = await codes.makeLink("reset", row.id, row.email_key);
      const mail = { to: row.email, language, name: nameOf(row) };
      post.mailer.send(resetMail(mail, linkTo(post.site, "/account/password", token)));
    });
  }

  /** Sends a link that confirms the account's address, unless that is confirmed already. Returns at once. */
  sendConfirmation(accountId: string, language: CardLanguage): void {
    this.#later(async () => {
      const { credentials, codes, post } = this.#parts;
      const row = await credentials.row(accountId);
      if (!row?.email || !row.email_key || row.email_confirmed_at !== null || post === undefined) return;
      const token = await codes.makeLink("confirm", row.id, row.email_key);
      const mail = { to: row.email, language, name: nameOf(row) };
      post.mailer.send(confirmationMail(mail, linkTo(post.site, "/account/email", token)));
    });
  }

  /** Whether a link was valid: using it confirms the address that it was sent to. */
  async confirmEmail(token: string): Promise<boolean> {
    const { credentials, codes } = this.#parts;
    const found = await codes.findLink("confirm", token);
    if (!found?.emailKey || !(await codes.use(found))) return false;
    return credentials.confirmEmail(found.accountId, found.emailKey);
  }

  /** Sets a new password by a link; `wrong` if it has been used, has expired or never existed. */
  async resetByLink(token: string, password: string, label: string): Promise<SignInResult> {
    const { credentials, codes } = this.#parts;
    const found = await codes.findLink("reset", token);
    const row = found && (await credentials.row(found.accountId));
    if (!found?.emailKey || row?.email_key !== found.emailKey) return { ok: false, problem: "wrong" };
    const result = await this.#reset(found, row, password, label);
    if (result.ok) await credentials.confirmEmail(row.id, found.emailKey);
    return result;
  }

  /** Sets a new password by a recovery code; a refusal doesn't say whether address or code was wrong. */
  async resetByCode(
    given: { readonly email: string; readonly code: string; readonly password: string },
    label: string,
  ): Promise<SignInResult> {
    const { credentials, codes } = this.#parts;
    const address = parseEmail(given.email);
    const row = address && (await credentials.byEmail(address.key));
    const found = await codes.findRecoveryCode(row?.id ?? "", given.code);
    if (row === undefined || found === undefined) return { ok: false, problem: "wrong" };
    return this.#reset(found, row, given.password, label);
  }

  /** The code is used up only if the new password is accepted. */
  async #reset(found: FoundCode, row: CredentialRow, password: string, label: string): Promise<SignInResult> {
    const { credentials, codes } = this.#parts;
    if (await credentials.isBanned(row.id)) return { ok: false, problem: "banned" };
    const problem = passwordProblemOf(row, password);
    if (problem !== undefined) return { ok: false, problem };
    const hash = await hashPassword(password);
    if (!(await codes.use(found))) return { ok: false, problem: "wrong" };
    await codes.forget(row.id, "reset");
    const session = await credentials.replacePassword(row.id, hash, label);
    return { ok: true, accountId: row.id, session };
  }

  /** New recovery codes in place of the earlier ones; requires the password. */
  async makeCodes(accountId: string, password: string): Promise<CodesResult> {
    const { credentials, codes } = this.#parts;
    const row = await credentials.row(accountId);
    if (row?.kind !== "member") return { ok: false, problem: "guest" };
    if (!(await credentials.confirms(accountId, password))) return { ok: false, problem: "wrong" };
    return { ok: true, codes: await codes.makeRecoveryCodes(accountId) };
  }

  codesLeft(accountId: string): Promise<number> {
    return this.#parts.codes.recoveryCodesLeft(accountId);
  }

  /** Changes the account's address, and notifies the old one. */
  async changeEmail(
    account: Account,
    given: { readonly email: string; readonly password: string; readonly language: CardLanguage },
  ): Promise<ClaimResult> {
    const { credentials, codes, post } = this.#parts;
    const before = await credentials.row(account.id);
    if (before?.kind !== "member") return { ok: false, problem: "guest" };
    if (!(await credentials.confirms(account.id, given.password))) return { ok: false, problem: "wrong" };
    const address = parseEmail(given.email);
    if (address === undefined) return { ok: false, problem: "email" };
    if (address.email === before.email) return { ok: true };
    const result = await credentials.setEmail(account.id, address);
    if (!result.ok) return result;
    await codes.forget(account.id, "reset");
    await codes.forget(account.id, "confirm");
    if (before.email !== null)
      post?.mailer.send(
        addressChangedMail({ to: before.email, language: given.language, name: nameOf(before) }),
      );
    this.sendConfirmation(account.id, given.language);
    return result;
  }

  /** Links that were sent for the previous password. */
  async endLinks(accountId: string): Promise<void> {
    await this.#parts.codes.forget(accountId, "reset");
  }

  /** Waits for pending work. */
  async idle(): Promise<void> {
    await Promise.all(this.#pending);
  }

  #later(task: () => Promise<void>): void {
    const running: Promise<void> = task()
      .catch((error: unknown) => this.#parts.logger.warn({ error }, "Could not prepare a mail"))
      .finally(() => this.#pending.delete(running));
    this.#pending.add(running);
  }
}

/** The token follows the `#`, which browsers don't send to servers: it appears in no log and no referrer. */
function linkTo(site: URL, path: string, token: string): string {
  return new URL(`${path}#${token}`, site).href;
}
