/**
 * Ends abandoned matches, and deletes expired data. It works in small pieces, each a short
 * separate transaction: journals that are being written wait for at most one of them. Processes take turns, and what
 * two of them did at once would be done once all the same.
 */
import { sql } from "kysely";
import type { Retention } from "../config/retention.ts";
import type { Database, GuardedWrite } from "./database.ts";
import { encodeDocument } from "./documents.ts";
import type { MatchResult } from "./journal.ts";

export interface CleanUpReport {
  readonly abandoned: number;
  readonly journals: number;
  readonly matches: number;
}

/** How often a process checks whether it is its turn, and the time between turns. */
export const CLEAN_UP_MS = 60_000;
const TURN_MS = 50_000;
const MATCHES_A_TURN = 50;
const ROWS_A_PIECE = 200;
/** Bounds how long one turn writes; the rest is for the next one. */
const PIECES_A_TURN = 100;
/** A connected player keeps a match from counting as abandoned; this need not be recorded more often. */
export const PRESENCE_MS = 30 * 60_000;
/** Longer than any address counts, see `MatchCaps`. */
const TALK_MS = 24 * 60 * 60_000;
const FEATURED_MS = 24 * 60 * 60_000;
const ADDRESSES_MS = 48 * 60 * 60_000;

const NOTHING: CleanUpReport = { abandoned: 0, journals: 0, matches: 0 };
const ABANDONED: MatchResult = { ended: "abandoned", outcomes: [], details: { reason: "nobodyCameBack" } };

export class CleanUp {
  readonly #database: Database;
  readonly #retention: Retention;
  readonly #now: () => number;
  #pieces = 0;

  constructor(database: Database, retention: Retention, now: () => number = Date.now) {
    this.#database = database;
    this.#retention = retention;
    this.#now = now;
  }

  /** One turn, if it is this process's. @throws the database's error; what was done by then stays done */
  async run(): Promise<CleanUpReport> {
    if (!(await this.#takeTurn())) return NOTHING;
    this.#pieces = PIECES_A_TURN;
    const report = {
      abandoned: await this.#abandon(),
      journals: await this.#clearJournals(),
      matches: await this.#removeMatches(),
    };
    await this.#forgetAddresses();
    await this.#forgetLinks();
    await this.#forgetTalk();
    await this.#forgetFeatured();
    return report;
  }

  async #takeTurn(): Promise<boolean> {
    const now = this.#now();
    const taken = await this.#database.query
      .updateTable("site")
      .set({ value: String(now) })
      .where("key", "=", "cleaned-at")
      // A turn in the future was taken by a clock that has been set back since.
      .where(sql`abs(${now} - cast(value as bigint))`, ">=", TURN_MS)
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n;
  }

  async #abandon(): Promise<number> {
    const { abandonAfterMs } = this.#retention;
    if (abandonAfterMs === 0) return 0;
    const now = this.#now();
    const before = now - abandonAfterMs;
    const { query } = this.#database;
    const left = await query
      .selectFrom("matches")
      .select("id")
      .where("status", "=", "playing")
      .where("updated_at", "<", before)
      .orderBy("updated_at")
      .limit(MATCHES_A_TURN)
      .execute();
    let ended = 0;
    for (const { id } of left) {
      const guard = query
        .updateTable("matches")
        .set({ status: "abandoned", result: encodeDocument(ABANDONED), finished_at: now, updated_at: now })
        .where("id", "=", id)
        .where("status", "=", "playing")
        .where("updated_at", "<", before)
        .compile();
      const snapshots = query.deleteFrom("snapshots").where("match_id", "=", id).compile();
      if (await this.#write({ guard, effects: [snapshots] })) ended++;
    }
    return ended;
  }

  /** Matches that are over for longer than they are kept; rated ones only once they are settled. */
  #old(kept: number) {
    return this.#database.query
      .selectFrom("matches")
      .select("id")
      .where("status", "!=", "playing")
      .where("finished_at", "<", this.#now() - kept)
      .where((where) =>
        where.or([
          where("rated", "=", 0),
          where("settled_at", "is not", null),
          where("status", "=", "abandoned"),
        ]),
      )
      .orderBy("finished_at")
      .limit(MATCHES_A_TURN);
  }

  async #clearJournals(): Promise<number> {
    const { journalsMs } = this.#retention;
    if (journalsMs === 0) return 0;
    let cleared = 0;
    for (const { id } of await this.#old(journalsMs).where("journal_cleared_at", "is", null).execute()) {
      if (!(await this.#clearRows(id))) break;
      await this.#markCleared(id);
      cleared++;
    }
    return cleared;
  }

  /** Whether nothing is left of a match's inputs and chat. */
  async #clearRows(matchId: string): Promise<boolean> {
    for (const table of ["journal_entries", "chat_messages"] as const) {
      const column = table === "journal_entries" ? "seq" : "id";
      for (;;) {
        if (this.#pieces-- <= 0) return false;
        const some = sql`(select ${sql.ref(column)} from ${sql.table(table)} where match_id = ${matchId}
          order by ${sql.ref(column)} limit ${ROWS_A_PIECE})`;
        const deleted =
          await sql`delete from ${sql.table(table)} where match_id = ${matchId} and ${sql.ref(column)} in ${some}`.execute(
            this.#database.query,
          );
        if ((deleted.numAffectedRows ?? 0n) < BigInt(ROWS_A_PIECE)) break;
      }
    }
    return true;
  }

  async #markCleared(matchId: string): Promise<void> {
    const { query } = this.#database;
    const guard = query
      .updateTable("matches")
      .set({ journal_cleared_at: this.#now(), setup: "null" })
      .where("id", "=", matchId)
      .where("status", "!=", "playing")
      .compile();
    const effects = (["match_definitions", "rematch_consents", "replay_consents"] as const).map((table) =>
      query.deleteFrom(table).where("match_id", "=", matchId).compile(),
    );
    await this.#write({ guard, effects });
  }

  /** Only what has no journal any more, so that no deletion takes thousands of rows along at once. */
  async #removeMatches(): Promise<number> {
    const { matchesMs } = this.#retention;
    if (matchesMs === 0) return 0;
    let removed = 0;
    for (const { id } of await this.#old(matchesMs).where("journal_cleared_at", "is not", null).execute()) {
      if (this.#pieces-- <= 0) break;
      await this.#database.query.deleteFrom("matches").where("id", "=", id).execute();
      removed++;
    }
    return removed;
  }

  async #forgetAddresses(): Promise<void> {
    const old = this.#database.query
      .selectFrom("account_addresses")
      .select(["address_key", "account_id"])
      .where("seen_at", "<", this.#now() - ADDRESSES_MS)
      .limit(ROWS_A_PIECE);
    for (const { address_key, account_id } of await old.execute()) {
      await this.#database.query
        .deleteFrom("account_addresses")
        .where("address_key", "=", address_key)
        .where("account_id", "=", account_id)
        .execute();
    }
  }

  /** Expired links. */
  async #forgetLinks(): Promise<void> {
    const expired = this.#database.query
      .selectFrom("account_codes")
      .select("code_hash")
      .where("expires_at", "<", this.#now())
      .limit(ROWS_A_PIECE);
    await this.#database.query.deleteFrom("account_codes").where("code_hash", "in", expired).execute();
  }

  /** Chat in the lobby and at tables being set up: nobody reads it a day later. */
  async #forgetTalk(): Promise<void> {
    const old = this.#database.query
      .selectFrom("room_messages")
      .select("id")
      .where("created_at", "<", this.#now() - TALK_MS)
      .limit(ROWS_A_PIECE);
    await this.#database.query.deleteFrom("room_messages").where("id", "in", old).execute();
  }

  /** Matches that bots played to be watched: a day later they are useless, whether or not they ended. */
  async #forgetFeatured(): Promise<void> {
    const old = this.#database.query
      .selectFrom("matches")
      .select("id")
      .where("origin", "=", "featured")
      .where("updated_at", "<", this.#now() - FEATURED_MS)
      .limit(MATCHES_A_TURN);
    for (const { id } of await old.execute()) {
      if (!(await this.#clearRows(id))) break;
      await this.#database.query.deleteFrom("matches").where("id", "=", id).execute();
    }
  }

  async #write(write: GuardedWrite): Promise<boolean> {
    const [outcome] = await this.#database.batch([write]);
    return outcome?.applied === true;
  }
}
