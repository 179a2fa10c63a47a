/**
 * How many matches one player, and all players of one address, may have under way: each of them costs memory for as long as
 * it is open, and a bot's time. Counted in the database, so that it holds for all processes together.
 */
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../storage/database.ts";

export interface CapLimits {
  /** Matches in play with a seat of the same account; 0 for any number. */
  readonly perAccount: number;
  /** Matches in play with seats of accounts that came from the same address lately; 0 for any number. */
  readonly perAddress: number;
}

/** The account that has too many matches for another. */
export interface TooMany {
  readonly by: "account" | "address";
  readonly accountId: string;
  readonly message: string;
}

/** How long an account counts towards an address from which it requested a match. */
export const ADDRESS_MEMORY_MS = 24 * 60 * 60 * 1_000;

export class MatchCaps {
  readonly #database: Database;
  readonly #limits: CapLimits;
  readonly #now: () => number;

  constructor(database: Database, limits: CapLimits, now: () => number = Date.now) {
    this.#database = database;
    this.#limits = limits;
    this.#now = now;
  }

  /** Records the address from which an account requests matches, as a keyed hash. */
  async note(accountId: string, address: string): Promise<void> {
    if (this.#limits.perAddress === 0) return;
    const row = { account_id: accountId, address_key: this.#keyOf(address), seen_at: this.#now() };
    await this.#database.query
      .insertInto("account_addresses")
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(["address_key", "account_id"]).doUpdateSet({ seen_at: row.seen_at }),
      )
      .execute();
  }

  /** The first of these accounts that has too many matches for another, if any. */
  async exceededBy(accountIds: readonly string[]): Promise<TooMany | null> {
    if (accountIds.length === 0) return null;
    return (await this.#byAccount(accountIds)) ?? (await this.#byAddress(accountIds));
  }

  async #byAccount(accountIds: readonly string[]): Promise<TooMany | null> {
    const most = this.#limits.perAccount;
    if (most === 0) return null;
    const row = await this.#database.query
      .selectFrom("match_seats")
      .innerJoin("matches", "matches.id", "match_seats.match_id")
      .select("match_seats.account_id")
      .where("match_seats.account_id", "in", accountIds)
      .where("matches.status", "=", "playing")
      .groupBy("match_seats.account_id")
      .having(sql`count(distinct matches.id)`, ">=", most)
      .executeTakeFirst();
    if (row?.account_id == null) return null;
    return {
      by: "account",
      accountId: row.account_id,
      message: `A player can have ${most} matches in progress; finish or concede one of them first`,
    };
  }

  async #byAddress(accountIds: readonly string[]): Promise<TooMany | null> {
    const most = this.#limits.perAddress;
    if (most === 0) return null;
    const row = await this.#database.query
      .selectFrom("account_addresses as own")
      .innerJoin("account_addresses as same", "same.address_key", "own.address_key")
      .innerJoin("match_seats", "match_seats.account_id", "same.account_id")
      .innerJoin("matches", "matches.id", "match_seats.match_id")
      .select("own.account_id")
      .where("own.account_id", "in", accountIds)
      .where("own.seen_at", ">", this.#now() - ADDRESS_MEMORY_MS)
      .where("same.seen_at", ">", this.#now() - ADDRESS_MEMORY_MS)
      .where("matches.status", "=", "playing")
      .groupBy(["own.account_id", "own.address_key"])
      .having(sql`count(distinct matches.id)`, ">=", most)
      .executeTakeFirst();
    return row
      ? {
          by: "address",
          accountId: row.account_id,
          message: `Players of one address can have ${most} matches in progress; finish or concede one of them first`,
        }
      : null;
  }

  #keyOf(address: string): string {
    return createHmac("sha256", this.#database.identity).update(address).digest("base64url").slice(0, 22);
  }
}
