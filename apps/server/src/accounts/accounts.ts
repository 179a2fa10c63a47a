/** Who plays: guests with a name, known by the token that they were given. */
import { randomInt, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database } from "../storage/database.ts";
import { isDuplicate } from "../storage/errors.ts";
import type { AccountTable } from "../storage/tables.ts";
import { inventName } from "./guest-names.ts";
import { displayName, type NameProblem, parseName } from "./names.ts";
import { hashToken, isToken, makeToken } from "./tokens.ts";

const DAY = 24 * 60 * 60 * 1000;
/** A guest who comes back within this time is still the same guest. */
export const SESSION_LIFETIME_MS = 400 * DAY;
/** How stale the time of last use may be; spares a write per request. */
const TOUCH_AFTER_MS = DAY;
const DISCRIMINATOR_ATTEMPTS = 30;

export interface Account {
  readonly id: string;
  readonly kind: "guest";
  readonly name: string;
  readonly discriminator: number;
  /** The name with its number, if it has one: what others see. */
  readonly displayName: string;
  readonly createdAt: number;
}

export interface Session {
  readonly id: string;
  readonly account: Account;
  readonly expiresAt: number;
}

export type NameRefusal = { readonly ok: false; readonly problem: NameProblem; readonly message: string };
export type GuestResult =
  | { readonly ok: true; readonly token: string; readonly session: Session }
  | NameRefusal;
export type RenameResult = { readonly ok: true; readonly account: Account } | NameRefusal;

export interface AccountsOptions {
  readonly now?: () => number;
  /** Told of every session that ends before its time, so that its connections can be closed. */
  readonly onRevoked?: (sessionId: string) => void;
}

export class Accounts {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #onRevoked: (sessionId: string) => void;

  constructor(database: Database, options: AccountsOptions = {}) {
    this.#database = database;
    this.#now = options.now ?? Date.now;
    this.#onRevoked = options.onRevoked ?? (() => undefined);
  }

  /** Makes a guest, with the wished name or an invented one, and the only copy of its token. */
  async createGuest(wish?: string): Promise<GuestResult> {
    const parsed = parseName(wish ?? inventName());
    if (!parsed.ok) return parsed;
    const now = this.#now();
    const account = { id: randomUUID(), kind: "guest", name: parsed.name, created_at: now } as const;
    const discriminator = await firstFree((candidate) =>
      this.#database.query
        .insertInto("accounts")
        .values({ ...account, name_key: parsed.key, discriminator: candidate })
        .execute(),
    );
    const token = makeToken();
    const session = { id: randomUUID(), expires_at: now + SESSION_LIFETIME_MS };
    await this.#database.query
      .insertInto("sessions")
      .values({
        ...session,
        account_id: account.id,
        token_hash: hashToken(token),
        created_at: now,
        last_used_at: now,
        revoked_at: null,
      })
      .execute();
    return {
      ok: true,
      token,
      session: {
        id: session.id,
        account: toAccount({ ...account, discriminator }),
        expiresAt: session.expires_at,
      },
    };
  }

  /** The session of a token, if it is one, is not revoked and has not expired. Using it keeps it alive. */
  async authenticate(token: string): Promise<Session | undefined> {
    if (!isToken(token)) return undefined;
    const now = this.#now();
    const row = await this.#database.query
      .selectFrom("sessions")
      .innerJoin("accounts", "accounts.id", "sessions.account_id")
      .select(["sessions.id as session_id", "sessions.expires_at", "sessions.last_used_at"])
      .select([
        "accounts.id",
        "accounts.kind",
        "accounts.name",
        "accounts.discriminator",
        "accounts.created_at",
      ])
      .where("sessions.token_hash", "=", hashToken(token))
      .where("sessions.revoked_at", "is", null)
      .where("sessions.expires_at", ">", now)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const stale = row.last_used_at < now - TOUCH_AFTER_MS;
    const expiresAt = stale ? await this.#touch(row.session_id, now) : row.expires_at;
    return { id: row.session_id, account: toAccount(row), expiresAt };
  }

  /** Ends a session: its token opens nothing any more. */
  async revoke(sessionId: string): Promise<void> {
    await this.#database.query
      .updateTable("sessions")
      .set({ revoked_at: this.#now() })
      .where("id", "=", sessionId)
      .where("revoked_at", "is", null)
      .execute();
    this.#onRevoked(sessionId);
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

  async #touch(sessionId: string, now: number): Promise<number> {
    const expiresAt = now + SESSION_LIFETIME_MS;
    await this.#database.query
      .updateTable("sessions")
      .set({ last_used_at: now, expires_at: expiresAt })
      .where("id", "=", sessionId)
      .execute();
    return expiresAt;
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

function toAccount(row: Omit<Selectable<AccountTable>, "name_key">): Account {
  const { id, kind, name, discriminator } = row;
  return { id, kind, name, discriminator, displayName: displayName(row), createdAt: row.created_at };
}
