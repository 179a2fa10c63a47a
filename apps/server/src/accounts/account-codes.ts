/**
 * Codes that stand in for a password once: in links that are sent by mail, and on paper as recovery codes. The database has
 * their SHA-256; using one deletes it.
 */
import { randomBytes } from "node:crypto";
import type { Database } from "../storage/database.ts";
import type { AccountCodeTable, CodePurpose } from "../storage/tables.ts";
import { hashToken, isToken, makeToken } from "./tokens.ts";

const HOUR = 60 * 60 * 1000;
/** How long a link works. */
export const LINK_LIFETIME_MS = { reset: HOUR, confirm: 72 * HOUR } as const;
export type LinkPurpose = keyof typeof LINK_LIFETIME_MS;
export const RECOVERY_CODES = 10;

/** No letter that could be taken for a digit, or for another letter. */
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

  /** The link that has this token, if it still works. */
  async findLink(purpose: LinkPurpose, token: string): Promise<FoundCode | undefined> {
    return isToken(token) ? this.#find(purpose, hashToken(token)) : undefined;
  }

  /** New recovery codes in place of all that the account had; the only copies. */
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

  /** The recovery code of this account that was typed, however it was written. */
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

  /** Uses a code. False if somebody else was faster. */
  async use({ hash }: FoundCode): Promise<boolean> {
    const { numDeletedRows } = await this.#database.query
      .deleteFrom("account_codes")
      .where("code_hash", "=", hash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends all codes of an account, or those of one purpose. */
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

/** What was typed, without what is only there for the eye. */
function readCode(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
}
