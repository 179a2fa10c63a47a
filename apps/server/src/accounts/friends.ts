/**
 * Friends: the accounts that an account has added to its list. Nobody has to agree, since the list shows nothing that is not public; a player who
 * is added is told once, and is shown as mutual once they add the other. Blocking ends it on both sides.
 */
import type { Database } from "../storage/database.ts";
import type { Blocks } from "./blocks.ts";
import { displayName } from "./names.ts";

export const MOST_FRIENDS = 200;

export interface Friend {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** Whether they have added the account, too. */
  readonly mutual: boolean;
}

export type FriendResult = "added" | "known" | "oneself" | "unknown" | "too-many";

export class Friends {
  readonly #database: Database;
  readonly #blocks: Pick<Blocks, "among">;
  readonly #now: () => number;

  constructor(database: Database, blocks: Pick<Blocks, "among">, now: () => number = Date.now) {
    this.#database = database;
    this.#blocks = blocks;
    this.#now = now;
  }

  /** Adds a friend; `unknown` also if one of the two has blocked the other. */
  async add(accountId: string, friendId: string): Promise<FriendResult> {
    if (accountId === friendId) return "oneself";
    const { query } = this.#database;
    const [known, pairs, list] = await Promise.all([
      query
        .selectFrom("accounts")
        .select("id")
        .where("id", "=", friendId)
        .where("kind", "<>", "deleted")
        .executeTakeFirst(),
      this.#blocks.among([accountId, friendId]),
      this.list(accountId),
    ]);
    if (known === undefined || pairs.has(accountId, friendId)) return "unknown";
    if (list.some(({ id }) => id === friendId)) return "known";
    if (list.length >= MOST_FRIENDS) return "too-many";
    const { numInsertedOrUpdatedRows } = await query
      .insertInto("friends")
      .values({ account_id: accountId, friend_id: friendId, created_at: this.#now() })
      .onConflict((conflict) => conflict.columns(["account_id", "friend_id"]).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? "added" : "known";
  }

  async remove(accountId: string, friendId: string): Promise<void> {
    await this.#database.query
      .deleteFrom("friends")
      .where("account_id", "=", accountId)
      .where("friend_id", "=", friendId)
      .execute();
  }

  /** Ends it on both sides. */
  async separate(one: string, other: string): Promise<void> {
    await this.remove(one, other);
    await this.remove(other, one);
  }

  /** The account's friends, by name. */
  async list(accountId: string): Promise<readonly Friend[]> {
    const rows = await this.#database.query
      .selectFrom("friends")
      .innerJoin("accounts", "accounts.id", "friends.friend_id")
      .leftJoin("friends as back", (join) =>
        join.onRef("back.account_id", "=", "friends.friend_id").on("back.friend_id", "=", accountId),
      )
      .select(["accounts.id", "accounts.name", "accounts.discriminator", "accounts.bot"])
      .select("friends.created_at")
      .select("back.created_at as back_at")
      .where("friends.account_id", "=", accountId)
      .where("accounts.kind", "<>", "deleted")
      .orderBy("accounts.name_key")
      .orderBy("accounts.discriminator")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: displayName(row),
      since: row.created_at,
      mutual: row.back_at !== null,
    }));
  }

  /** Whether the account has added this one. */
  async has(accountId: string, friendId: string): Promise<boolean> {
    const row = await this.#database.query
      .selectFrom("friends")
      .select("friend_id")
      .where("account_id", "=", accountId)
      .where("friend_id", "=", friendId)
      .executeTakeFirst();
    return row !== undefined;
  }
}
