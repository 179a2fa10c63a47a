/** Sessions: what a token opens, where it is used, and ending it. */
import { randomUUID } from "node:crypto";
import type { Scope } from "@spellroom/protocol/http";
import type { Database } from "../storage/database.ts";
import { type Grant, readGrant, writeGrant } from "./scopes.ts";
import { hashToken, makeToken } from "./tokens.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Somebody who comes back within this time is still signed in, and from then on as long again. */
export const SESSION_LIFETIME_MS = 90 * DAY;
/** Of one account at once; the one that was used least lately ends for a newer one. */
export const MOST_SESSIONS = 50;
const LABEL_LENGTH = 80;

/** A session as its owner may see it. */
export interface SessionSummary {
  readonly id: string;
  readonly label: string;
  /** Null for a session of a device; a token made for a program says what it may do. */
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
  /** Told of every session that ends before its time, so that its connections can be closed. */
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

  /** The account's sessions and tokens that open something, latest used first. */
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

  /** Ends a session: its token opens nothing any more. */
  async revoke(sessionId: string): Promise<void> {
    const result = await this.#database.query
      .updateTable("sessions")
      .set({ revoked_at: this.#now() })
      .where("id", "=", sessionId)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (result.numUpdatedRows > 0n) this.#onRevoked(sessionId);
  }

  /** Ends a session of this account. False if it has none of that name. */
  async revokeOf(accountId: string, sessionId: string): Promise<boolean> {
    const own = (await this.list(accountId)).some(({ id }) => id === sessionId);
    if (own) await this.revoke(sessionId);
    return own;
  }

  /** Ends all of an account's sessions but this one. */
  async revokeOthers(accountId: string, keep: string | undefined): Promise<number> {
    const others = (await this.list(accountId)).filter(({ id }) => id !== keep);
    for (const { id } of others) await this.revoke(id);
    return others.length;
  }

  /** Notes that a session is used: it lives on. */
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
