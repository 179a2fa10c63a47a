/**
 * One-time codes in place of a password: in links sent by e-mail, and as recovery codes on paper. The database has
 * their SHA-256; using one deletes it.
 */
import { randomBytes } from "node:crypto";
import type { Database } from "../storage/database.ts";
import type { AccountCodeTable, CodePurpose } from "../storage/tables.ts";
import { hashToken, isToken, makeToken } from "./tokens.ts";

const HOUR = 60 * 60 * 1000;
/** How long a link is valid. */
export const LINK_LIFETIME_MS = { reset: HOUR, confirm: 72 * HOUR } as const;
export type LinkPurpose = keyof typeof LINK_LIFETIME_MS;
export const RECOVERY_CODES = 10;

/** Without letters that could be mistaken for digits or other letters. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LETTERS = 16;
const GROUP = 4;

export interface FoundCode {
  readonly hash: string;
  readonly accountId: string;
  /** The address that the link was sent to. */
  readonly emailKey: string | null;
}

export class AccountCodes {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** The token of a link to this address; the only copy. */
  async makeLink(purpose: LinkPurpose, accountId: string, emailKey: string): Promise<string> {
    const token = makeToken();
    const now = this.#now();
    await this.#insert([
      {
        code_hash: hashToken(token),
        account_id: accountId,
        purpose,
        email_key: emailKey,
        created_at: now,
        expires_at: now + LINK_LIFETIME_MS[purpose],
      },
    ]);
    return token;
  }

  /** The link with this token, if it is still valid. */
  async findLink(purpose: LinkPurpose, token: string): Promise<FoundCode | undefined> {
    return isToken(token) ? this.#find(purpose, hashToken(token)) : undefined;
  }

  /** New recovery codes that replace all of the account's; the only copies. */
  async makeRecoveryCodes(accountId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
    await this.forget(accountId, "recovery");
    await this.#insert(
      codes.map((code) => ({
        code_hash: hashToken(readCode(code)),
        account_id: accountId,
        purpose: "recovery",
        email_key: null,
        created_at: this.#now(),
        expires_at: null,
      })),
    );
    return codes;
  }

  /** The recovery code of this account that was typed, however it was formatted. */
  async findRecoveryCode(accountId: string, typed: string): Promise<FoundCode | undefined> {
    const found = await this.#find("recovery", hashToken(readCode(typed)));
    return found?.accountId === accountId ? found : undefined;
  }

  async recoveryCodesLeft(accountId: string): Promise<number> {
    const { count } = await this.#database.query
      .selectFrom("account_codes")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("account_id", "=", accountId)
      .where("purpose", "=", "recovery")
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Uses a code. False if it has just been used. */
  async use({ hash }: FoundCode): Promise<boolean> {
    const { numDeletedRows } = await this.#database.query
      .deleteFrom("account_codes")
      .where("code_hash", "=", hash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Invalidates all codes of an account, or those for one purpose. */
  async forget(accountId: string, purpose?: CodePurpose): Promise<void> {
    const all = this.#database.query.deleteFrom("account_codes").where("account_id", "=", accountId);
    await (purpose === undefined ? all : all.where("purpose", "=", purpose)).execute();
  }

  async #find(purpose: CodePurpose, hash: string): Promise<FoundCode | undefined> {
    const row = await this.#database.query
      .selectFrom("account_codes")
      .selectAll()
      .where("code_hash", "=", hash)
      .where("purpose", "=", purpose)
      .where((on) => on.or([on("expires_at", "is", null), on("expires_at", ">", this.#now())]))
      .executeTakeFirst();
    return row && { hash, accountId: row.account_id, emailKey: row.email_key };
  }

  async #insert(rows: readonly AccountCodeTable[]): Promise<void> {
    await this.#database.query.insertInto("account_codes").values(rows).execute();
  }
}

/** 80 random bits, in groups that can be copied by hand. */
function makeCode(): string {
  const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return letters.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? letters;
}

/** The typed text without formatting. */
function readCode(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
}
