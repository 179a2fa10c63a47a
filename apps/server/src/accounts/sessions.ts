/** Sessions: opening, listing and revoking them. */
import { randomUUID } from "node:crypto";
import type { Scope } from "@spellroom/protocol/http";
import type { Database } from "../storage/database.ts";
import { type Grant, readGrant, writeGrant } from "./scopes.ts";
import { hashToken, makeToken } from "./tokens.ts";

const DAY = 24 * 60 * 60 * 1000;
/** An unused session expires after this time; each use extends it. */
export const SESSION_LIFETIME_MS = 90 * DAY;
/** Per account; a new one replaces the least recently used. */
export const MOST_SESSIONS = 50;
const LABEL_LENGTH = 80;

/** A session as its owner may see it. */
export interface SessionSummary {
  readonly id: string;
  readonly label: string;
  /** Null for a session of a device; the scopes of a token made for a program. */
  readonly scopes: readonly Scope[] | null;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
}

export interface OpenedSession {
  readonly id: string;
  /** The only copy. */
  readonly token: string;
  readonly expiresAt: number;
}

export interface SessionsOptions {
  readonly now?: () => number;
  /** Called for every session that is revoked, so that its connections can be closed. */
  readonly onRevoked?: (sessionId: string) => void;
}

export class Sessions {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #onRevoked: (sessionId: string) => void;

  constructor(database: Database, options: SessionsOptions = {}) {
    this.#database = database;
    this.#now = options.now ?? Date.now;
    this.#onRevoked = options.onRevoked ?? (() => undefined);
  }

  async open(accountId: string, label: string, grant: Grant = "everything"): Promise<OpenedSession> {
    const now = this.#now();
    const token = makeToken();
    const session = { id: randomUUID(), expires_at: now + SESSION_LIFETIME_MS };
    await this.#database.query
      .insertInto("sessions")
      .values({
        ...session,
        account_id: accountId,
        token_hash: hashToken(token),
        label: label.slice(0, LABEL_LENGTH),
        scopes: writeGrant(grant),
        created_at: now,
        last_used_at: now,
        revoked_at: null,
      })
      .execute();
    const surplus = (await this.list(accountId)).slice(MOST_SESSIONS);
    for (const { id } of surplus) await this.revoke(id);
    return { id: session.id, token, expiresAt: session.expires_at };
  }

  /** The account's valid sessions and tokens, most recently used first. */
  async list(accountId: string): Promise<readonly SessionSummary[]> {
    const rows = await this.#database.query
      .selectFrom("sessions")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", this.#now())
      .orderBy("last_used_at", "desc")
      .orderBy("created_at", "desc")
      .execute();
    return rows.map((row) => {
      const grant = readGrant(row.scopes);
      return {
        id: row.id,
        label: row.label,
        scopes: grant === "everything" ? null : grant,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        expiresAt: row.expires_at,
      };
    });
  }

  /** Revokes a session: its token is no longer valid. */
  async revoke(sessionId: string): Promise<void> {
    const result = await this.#database.query
      .updateTable("sessions")
      .set({ revoked_at: this.#now() })
      .where("id", "=", sessionId)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (result.numUpdatedRows > 0n) this.#onRevoked(sessionId);
  }

  /** Revokes a session of this account. False if it has no such session. */
  async revokeOf(accountId: string, sessionId: string): Promise<boolean> {
    const own = (await this.list(accountId)).some(({ id }) => id === sessionId);
    if (own) await this.revoke(sessionId);
    return own;
  }

  /** Revokes all of an account's sessions except this one. */
  async revokeOthers(accountId: string, keep: string | undefined): Promise<number> {
    const others = (await this.list(accountId)).filter(({ id }) => id !== keep);
    for (const { id } of others) await this.revoke(id);
    return others.length;
  }

  /** Records that a session is used, which extends it. */
  async touch(sessionId: string): Promise<number> {
    const now = this.#now();
    const expiresAt = now + SESSION_LIFETIME_MS;
    await this.#database.query
      .updateTable("sessions")
      .set({ last_used_at: now, expires_at: expiresAt })
      .where("id", "=", sessionId)
      .execute();
    return expiresAt;
  }
}
