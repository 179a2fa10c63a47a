/**
 * E-mail and password: claiming a guest's account, signing in on another device, deleting it. Nobody else is shown
 * the address.
 */
import type { Selectable } from "kysely";
import { z } from "zod";
import type { Database } from "../storage/database.ts";
import { isDuplicate } from "../storage/errors.ts";
import type { AccountTable } from "../storage/tables.ts";
import type { Account } from "./accounts.ts";
import { displayName } from "./names.ts";
import { hashPassword, isPassword, type PasswordProblem, passwordProblem } from "./passwords.ts";
import type { OpenedSession, Sessions } from "./sessions.ts";

export const EMAIL_LENGTH = 254;

export type CredentialProblem =
  | "email"
  | "taken"
  | "claimed"
  | "guest"
  | "wrong"
  | "banned"
  | PasswordProblem;
export type CredentialRefusal = { readonly ok: false; readonly problem: CredentialProblem };
export type ClaimResult = { readonly ok: true } | CredentialRefusal;
export type SignInResult =
  | { readonly ok: true; readonly accountId: string; readonly session: OpenedSession }
  | CredentialRefusal;

/** An account with its secrets. */
export type CredentialRow = Selectable<AccountTable>;
/** An address as it was typed, and as it is compared. */
export interface Address {
  readonly email: string;
  readonly key: string;
}

export class Credentials {
  readonly #database: Database;
  readonly #sessions: Sessions;
  readonly #now: () => number;

  constructor(database: Database, sessions: Sessions, now: () => number = Date.now) {
    this.#database = database;
    this.#sessions = sessions;
    this.#now = now;
  }

  /** Gives a guest's account an address and a password, with which it can be used on other devices. */
  async claim(account: Account, email: string, password: string): Promise<ClaimResult> {
    const address = parseEmail(email);
    if (address === undefined) return refusal("email");
    const problem = passwordProblem(password, wordsOf(account, address.email));
    if (problem !== undefined) return refusal(problem);
    const hash = await hashPassword(password);
    try {
      const result = await this.#database.query
        .updateTable("accounts")
        .set({
          kind: "member",
          email: address.email,
          email_key: address.key,
          email_confirmed_at: null,
          password_hash: hash,
        })
        .where("id", "=", account.id)
        .where("kind", "=", "guest")
        .executeTakeFirst();
      return result.numUpdatedRows > 0n ? { ok: true } : refusal("claimed");
    } catch (error) {
      if (isDuplicate(error)) return refusal("taken");
      throw error;
    }
  }

  /** Opens a session for the right address and password; a refusal doesn't say which of the two was wrong. */
  async signIn(email: string, password: string, label: string): Promise<SignInResult> {
    const address = parseEmail(email);
    const row = address === undefined ? undefined : await this.byEmail(address.key);
    const right = await isPassword(password, row?.password_hash);
    if (!right || row === undefined) return refusal("wrong");
    if (await this.isBanned(row.id)) return refusal("banned");
    return { ok: true, accountId: row.id, session: await this.#sessions.open(row.id, label) };
  }

  /** Changes the password. All other sessions end: the owner may have lost a device. */
  async changePassword(
    account: Account,
    given: { readonly current: string; readonly next: string; readonly sessionId: string },
  ): Promise<ClaimResult> {
    const row = await this.row(account.id);
    if (row?.kind !== "member") return refusal("guest");
    if (!(await isPassword(given.current, row.password_hash))) return refusal("wrong");
    const problem = passwordProblem(given.next, wordsOf(account, row.email ?? ""));
    if (problem !== undefined) return refusal(problem);
    const hash = await hashPassword(given.next);
    const result = await this.#database.query
      .updateTable("accounts")
      .set({ password_hash: hash })
      .where("id", "=", account.id)
      .where("password_hash", "=", row.password_hash)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return refusal("wrong");
    await this.#sessions.revokeOthers(account.id, given.sessionId);
    return { ok: true };
  }

  /** Whether this is the account's password; a guest has none and needs none. */
  async confirms(accountId: string, password: string | undefined): Promise<boolean> {
    const row = await this.row(accountId);
    if (row === undefined) return false;
    return row.kind === "guest" || isPassword(password ?? "", row.password_hash);
  }

  /** The part of an account that only its owner may see. */
  async ownFactsOf(
    accountId: string,
  ): Promise<{ readonly email: string | null; readonly emailConfirmed: boolean }> {
    const row = await this.row(accountId);
    return { email: row?.email ?? null, emailConfirmed: (row?.email_confirmed_at ?? null) !== null };
  }

  /** Sets a new password without the old one: all sessions end, and a new one begins. */
  async replacePassword(accountId: string, hash: string, label: string): Promise<OpenedSession> {
    await this.#database.query
      .updateTable("accounts")
      .set({ password_hash: hash })
      .where("id", "=", accountId)
      .where("kind", "=", "member")
      .execute();
    await this.#sessions.revokeOthers(accountId, undefined);
    return this.#sessions.open(accountId, label);
  }

  /** Marks the account's address as confirmed. False if the account has another one by now. */
  async confirmEmail(accountId: string, emailKey: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database.query
      .updateTable("accounts")
      .set(({ fn, val, ref }) => ({
        email_confirmed_at: fn.coalesce(ref("email_confirmed_at"), val(this.#now())),
      }))
      .where("id", "=", accountId)
      .where("email_key", "=", emailKey)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Sets another address, which is unconfirmed. */
  async setEmail(accountId: string, { email, key }: Address): Promise<ClaimResult> {
    try {
      await this.#database.query
        .updateTable("accounts")
        .set({ email, email_key: key, email_confirmed_at: null })
        .where("id", "=", accountId)
        .where("kind", "=", "member")
        .execute();
      return { ok: true };
    } catch (error) {
      if (isDuplicate(error)) return refusal("taken");
      throw error;
    }
  }

  /** An account by its id. */
  async row(accountId: string): Promise<CredentialRow | undefined> {
    return this.#database.query
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", accountId)
      .executeTakeFirst();
  }

  /** A ban has ended all sessions; none can be opened while it lasts. */
  async isBanned(accountId: string): Promise<boolean> {
    const row = await this.#database.query
      .selectFrom("sanctions")
      .select("id")
      .where("account_id", "=", accountId)
      .where("kind", "=", "ban")
      .where("lifted_at", "is", null)
      .where((on) => on.or([on("expires_at", "is", null), on("expires_at", ">", this.#now())]))
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The account that has this address, folded for comparison. */
  async byEmail(key: string): Promise<CredentialRow | undefined> {
    return this.#database.query
      .selectFrom("accounts")
      .selectAll()
      .where("email_key", "=", key)
      .executeTakeFirst();
  }
}

/** An address as it is stored and as it is compared: without regard to case. */
export function parseEmail(text: string): Address | undefined {
  const email = text.trim().normalize("NFC");
  if (email.length > EMAIL_LENGTH || !z.email().safeParse(email).success) return undefined;
  return { email, key: email.toLowerCase() };
}

/** What is wrong with a new password of an account. */
export function passwordProblemOf(row: CredentialRow, password: string): PasswordProblem | undefined {
  return passwordProblem(password, wordsOf({ ...row, displayName: nameOf(row) }, row.email ?? ""));
}

/** An account's name as others see it. */
export function nameOf(row: CredentialRow): string {
  return displayName(row);
}

function wordsOf(account: Pick<Account, "name" | "displayName">, email: string): readonly string[] {
  return [account.name, account.displayName, email, email.split("@")[0] ?? ""];
}

function refusal(problem: CredentialProblem): CredentialRefusal {
  return { ok: false, problem };
}
