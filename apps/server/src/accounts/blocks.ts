/** Block lists: accounts that are not paired with each other and can't message or read each other. */
import type { Database } from "../storage/database.ts";
import { displayName } from "./names.ts";

export const MOST_BLOCKS = 500;

export interface BlockedPerson {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

export type BlockResult = "blocked" | "oneself" | "unknown" | "too-many";

export class Blocks {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  async block(accountId: string, blockedId: string): Promise<BlockResult> {
    if (accountId === blockedId) return "oneself";
    const { query } = this.#database;
    const known = await query
      .selectFrom("accounts")
      .select("id")
      .where("id", "=", blockedId)
      .executeTakeFirst();
    if (known === undefined) return "unknown";
    if ((await this.list(accountId)).length >= MOST_BLOCKS) return "too-many";
    await query
      .insertInto("blocks")
      .values({ account_id: accountId, blocked_id: blockedId, created_at: this.#now() })
      .onConflict((conflict) => conflict.columns(["account_id", "blocked_id"]).doNothing())
      .execute();
    return "blocked";
  }

  async unblock(accountId: string, blockedId: string): Promise<void> {
    await this.#database.query
      .deleteFrom("blocks")
      .where("account_id", "=", accountId)
      .where("blocked_id", "=", blockedId)
      .execute();
  }

  /** The accounts that the account has blocked, latest first. */
  async list(accountId: string): Promise<readonly BlockedPerson[]> {
    const rows = await this.#database.query
      .selectFrom("blocks")
      .innerJoin("accounts", "accounts.id", "blocks.blocked_id")
      .select(["accounts.id", "accounts.name", "accounts.discriminator", "accounts.bot"])
      .select("blocks.created_at")
      .where("blocks.account_id", "=", accountId)
      .orderBy("blocks.created_at", "desc")
      .execute();
    return rows.map((row) => ({ id: row.id, name: displayName(row), since: row.created_at }));
  }

  /** The accounts that have blocked this one, and those that it has blocked. */
  async around(accountId: string): Promise<ReadonlySet<string>> {
    const rows = await this.#database.query
      .selectFrom("blocks")
      .select(["account_id", "blocked_id"])
      .where((on) => on.or([on("account_id", "=", accountId), on("blocked_id", "=", accountId)]))
      .execute();
    return new Set(rows.flatMap((row) => [row.account_id, row.blocked_id]).filter((id) => id !== accountId));
  }

  /** The accounts that have blocked this one. */
  async against(accountId: string): Promise<readonly string[]> {
    const rows = await this.#database.query
      .selectFrom("blocks")
      .select("account_id")
      .where("blocked_id", "=", accountId)
      .execute();
    return rows.map((row) => row.account_id);
  }

  /** Pairs among these accounts where at least one has blocked the other. */
  async among(accountIds: readonly string[]): Promise<BlockedPairs> {
    if (accountIds.length < 2) return new BlockedPairs([]);
    const rows = await this.#database.query
      .selectFrom("blocks")
      .select(["account_id", "blocked_id"])
      .where("account_id", "in", accountIds)
      .where("blocked_id", "in", accountIds)
      .execute();
    return new BlockedPairs(rows.map((row) => [row.account_id, row.blocked_id]));
  }
}

export class BlockedPairs {
  readonly #pairs: ReadonlySet<string>;

  constructor(pairs: readonly (readonly [string, string])[]) {
    this.#pairs = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  }

  has(one: string, other: string): boolean {
    return this.#pairs.has(`${one} ${other}`);
  }
}
