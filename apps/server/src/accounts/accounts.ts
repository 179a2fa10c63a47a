/** Accounts: players with a name, identified by tokens. */

import { randomInt, randomUUID } from "node:crypto";
import type { AccountKind } from "@spellroom/protocol/http";
import type { Selectable } from "kysely";
import type { Database } from "../storage/database.ts";
import { isDuplicate } from "../storage/errors.ts";
import type { AccountTable } from "../storage/tables.ts";
import { inventName } from "./guest-names.ts";
import { displayName, type NameProblem, nameKey, parseName } from "./names.ts";
import { type Grant, readGrant } from "./scopes.ts";
import { Sessions } from "./sessions.ts";
import { hashToken, isToken } from "./tokens.ts";

/** How stale the time of last use may be; saves a write per request. */
const TOUCH_AFTER_MS = 60 * 60 * 1000;
const DELETED = "Deleted player";
const DISCRIMINATOR_ATTEMPTS = 30;
const PUBLIC_COLUMNS = ["id", "kind", "name", "discriminator", "created_at", "bot"] as const;
type PublicRow = Pick<Selectable<AccountTable>, (typeof PUBLIC_COLUMNS)[number]>;

export interface Account {
  readonly id: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly discriminator: number;
  /** The name with its number, if it has one: what others see. */
  readonly displayName: string;
  readonly createdAt: number;
  /** Whether a program plays with it. */
  readonly bot: boolean;
}

export interface Session {
  readonly id: string;
  readonly account: Account;
  /** What the token may do. */
  readonly grant: Grant;
  readonly expiresAt: number;
}

export type NameRefusal = { readonly ok: false; readonly problem: NameProblem; readonly message: string };
export type GuestResult =
  | { readonly ok: true; readonly token: string; readonly session: Session }
  | NameRefusal;
export type RenameResult = { readonly ok: true; readonly account: Account } | NameRefusal;

export interface AccountsOptions {
  readonly now?: () => number;
  /** Called for every session that is revoked, so that its connections can be closed. */
  readonly onRevoked?: (sessionId: string) => void;
}

export class Accounts {
  readonly #database: Database;
  readonly #now: () => number;
  readonly sessions: Sessions;

  constructor(database: Database, options: AccountsOptions = {}) {
    this.#database = database;
    this.#now = options.now ?? Date.now;
    this.sessions = new Sessions(database, options);
  }

  /** Creates a guest, with the requested or an invented name, and the only copy of its token. */
  async createGuest(wish?: string, label = "", bot = false): Promise<GuestResult> {
    const parsed = parseName(wish ?? inventName());
    if (!parsed.ok) return parsed;
    const now = this.#now();
    const row = {
      id: randomUUID(),
      kind: "guest",
      name: parsed.name,
      created_at: now,
      bot: bot ? 1 : 0,
    } as const;
    const discriminator = await firstFree((candidate) =>
      this.#database.query
        .insertInto("accounts")
        .values({ ...row, name_key: parsed.key, discriminator: candidate })
        .execute(),
    );
    const { id, token, expiresAt } = await this.sessions.open(row.id, label);
    return {
      ok: true,
      token,
      session: { id, account: toAccount({ ...row, discriminator }), grant: "everything", expiresAt },
    };
  }

  /** The session of a token, if it is valid, not revoked and not expired. Using it extends it. */
  async authenticate(token: string): Promise<Session | undefined> {
    if (!isToken(token)) return undefined;
    const now = this.#now();
    const row = await this.#database.query
      .selectFrom("sessions")
      .innerJoin("accounts", "accounts.id", "sessions.account_id")
      .select([
        "sessions.id as session_id",
        "sessions.expires_at",
        "sessions.last_used_at",
        "sessions.scopes",
      ])
      .select([
        "accounts.id",
        "accounts.kind",
        "accounts.name",
        "accounts.discriminator",
        "accounts.created_at",
        "accounts.bot",
      ])
      .where("sessions.token_hash", "=", hashToken(token))
      .where("sessions.revoked_at", "is", null)
      .where("sessions.expires_at", ">", now)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const stale = row.last_used_at < now - TOUCH_AFTER_MS;
    const expiresAt = stale ? await this.sessions.touch(row.session_id) : row.expires_at;
    return { id: row.session_id, account: toAccount(row), grant: readGrant(row.scopes), expiresAt };
  }

  /** Revokes a session: its token is no longer valid. */
  async revoke(sessionId: string): Promise<void> {
    await this.sessions.revoke(sessionId);
  }

  async find(accountId: string): Promise<Account | undefined> {
    const row = await this.#database.query
      .selectFrom("accounts")
      .select(PUBLIC_COLUMNS)
      .where("id", "=", accountId)
      .where("kind", "<>", "deleted")
      .executeTakeFirst();
    return row === undefined ? undefined : toAccount(row);
  }

  /** Accounts whose names start like this, regardless of spelling; exact matches first. */
  async search(text: string, limit: number): Promise<readonly Account[]> {
    const key = nameKey(text);
    if (key === "") return [];
    const rows = await this.#database.query
      .selectFrom("accounts")
      .select(PUBLIC_COLUMNS)
      // Keys are letters, digits and marks: none of them is a wildcard.
      .where("name_key", "like", `${key}%`)
      .where("kind", "<>", "deleted")
      .orderBy("name_key")
      .orderBy("discriminator")
      .limit(limit)
      .execute();
    return rows.map(toAccount);
  }

  /**
   * Deletes an account: name, address, password and sessions go; what others need of it (that someone
   * sat at a table) stays, under no name.
   */
  async erase(accountId: string): Promise<void> {
    await this.sessions.revokeOthers(accountId, undefined);
    await this.#database.query
      .updateTable("accounts")
      .set({
        kind: "deleted",
        name: DELETED,
        name_key: `deleted ${accountId}`,
        discriminator: 0,
        email: null,
        email_key: null,
        email_confirmed_at: null,
        password_hash: null,
        preferences: "",
      })
      .where("id", "=", accountId)
      .execute();
    await this.#forgetName(accountId);
    await this.#database.query.deleteFrom("account_codes").where("account_id", "=", accountId).execute();
    // Their versions are deleted with them.
    for (const table of ["decks", "own_bots"] as const)
      await this.#database.query.deleteFrom(table).where("account_id", "=", accountId).execute();
    await this.#database.query
      .deleteFrom("friends")
      .where((on) => on.or([on("account_id", "=", accountId), on("friend_id", "=", accountId)]))
      .execute();
    await this.#database.query
      .deleteFrom("blocks")
      .where((on) => on.or([on("account_id", "=", accountId), on("blocked_id", "=", accountId)]))
      .execute();
  }

  /** Copies of the name outside the account. */
  async #forgetName(accountId: string): Promise<void> {
    const { query } = this.#database;
    for (const table of ["match_seats", "gathering_seats", "chat_messages", "room_messages"] as const)
      await query.updateTable(table).set({ name: DELETED }).where("account_id", "=", accountId).execute();
    const invitations = query.updateTable("invitations");
    await invitations.set({ host_name: DELETED }).where("host_account_id", "=", accountId).execute();
    await invitations.set({ guest_name: DELETED }).where("guest_account_id", "=", accountId).execute();
  }

  /**
   * Marks an account as a bot's or as a person's. Undefined if it has taken a seat in a match: then it can't change any more, so that
   * ratings and opponents never change their kind afterwards.
   */
  async setBot(account: Account, bot: boolean): Promise<Account | undefined> {
    const result = await this.#database.query
      .updateTable("accounts")
      .set({ bot: bot ? 1 : 0 })
      .where("id", "=", account.id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("match_seats").select("seat").where("account_id", "=", account.id))),
      )
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return undefined;
    const changed = { ...account, bot };
    return { ...changed, displayName: displayName(changed) };
  }

  /** Gives an account another name. Changing only the spelling of one's name keeps its number. */
  async rename(account: Account, wish: string): Promise<RenameResult> {
    const parsed = parseName(wish);
    if (!parsed.ok) return parsed;
    const update = (discriminator: number) =>
      this.#database.query
        .updateTable("accounts")
        .set({ name: parsed.name, name_key: parsed.key, discriminator })
        .where("id", "=", account.id)
        .execute();
    const own = parseName(account.name);
    const sameName = own.ok && own.key === parsed.key;
    if (sameName) await update(account.discriminator);
    const discriminator = sameName ? account.discriminator : await firstFree(update);
    const renamed = { ...account, name: parsed.name, discriminator };
    return { ok: true, account: { ...renamed, displayName: displayName(renamed) } };
  }
}

/** The first discriminator that the database accepts: none at first, then a few random numbers. */
async function firstFree(write: (discriminator: number) => Promise<unknown>): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const discriminator =
      attempt === 0 ? 0 : randomInt(1000, attempt < DISCRIMINATOR_ATTEMPTS / 2 ? 10_000 : 1_000_000);
    try {
      await write(discriminator);
      return discriminator;
    } catch (error) {
      if (attempt === DISCRIMINATOR_ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

function toAccount(row: PublicRow): Account {
  const { id, kind, name, discriminator } = row;
  const bot = row.bot === 1;
  return { id, kind, name, discriminator, displayName: displayName(row), createdAt: row.created_at, bot };
}
