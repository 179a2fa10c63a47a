/** Reading matches, apart from their journals. */

import { timeControlIdSchema } from "@spellroom/protocol";
import { SEAT_OUTCOMES } from "@spellroom/protocol/http";
import type { Selectable } from "kysely";
import { z } from "zod";
import { endShownAt, LONGEST_DELAY_MS } from "../match/views/shown-end.ts";
import type { Database } from "./database.ts";
import type { JournalSeat, MatchResult, StoredMatch } from "./journal.ts";
import type { MatchSeatTable, MatchTable } from "./tables.ts";

/** Everything of a match's row but the set-up, which may be large. */
const MATCH_COLUMNS = [
  "id",
  "format",
  "ruleset",
  "engine_version",
  "visibility",
  "origin",
  "status",
  "owner",
  "epoch",
  "journal_length",
  "rematch_of",
  "time_control",
  "rated",
  "created_at",
  "updated_at",
  "finished_at",
  "result",
  "journal_cleared_at",
] as const;

type MatchRow = Pick<Selectable<MatchTable>, (typeof MATCH_COLUMNS)[number]>;

const resultSchema: z.ZodType<MatchResult> = z.object({
  ended: z.enum(["finished", "abandoned"]),
  outcomes: z.array(z.object({ seat: z.number().int(), outcome: z.enum(SEAT_OUTCOMES) })),
  details: z.unknown().optional(),
});

/** Keeps statements below SQLite's limit of parameters. */
const CLAIMS_PER_QUERY = 500;

/** What fences a match. */
export type MatchClaim = Pick<StoredMatch, "owner" | "epoch" | "status">;

export class MatchStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(matchId: string): Promise<StoredMatch | undefined> {
    const row = await this.#database.query
      .selectFrom("matches")
      .select(MATCH_COLUMNS)
      .where("id", "=", matchId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return (await this.#withSeats([row]))[0];
  }

  /** The current owners of these matches, and whether they are still running; unknown ones are left out. */
  async claims(matchIds: readonly string[]): Promise<ReadonlyMap<string, MatchClaim>> {
    const claims = new Map<string, MatchClaim>();
    for (let start = 0; start < matchIds.length; start += CLAIMS_PER_QUERY) {
      const rows = await this.#database.query
        .selectFrom("matches")
        .select(["id", "owner", "epoch", "status"])
        .where("id", "in", matchIds.slice(start, start + CLAIMS_PER_QUERY))
        .execute();
      for (const { id, ...claim } of rows) claims.set(id, claim);
    }
    return claims;
  }

  /** What a match was set up with, to be validated by the caller; nothing once that was cleaned up. */
  async setupOf(matchId: string): Promise<unknown> {
    const row = await this.#database.query
      .selectFrom("matches")
      .select("setup")
      .where("id", "=", matchId)
      .where("journal_cleared_at", "is", null)
      .executeTakeFirst();
    return row && JSON.parse(row.setup);
  }

  /** Matches in play in which this account has a seat, newest first. */
  async playingOf(accountId: string): Promise<readonly StoredMatch[]> {
    const rows = await this.#database.query
      .selectFrom("matches")
      .innerJoin("match_seats", "match_seats.match_id", "matches.id")
      .select(MATCH_COLUMNS.map((column) => `matches.${column}` as const))
      .where("match_seats.account_id", "=", accountId)
      .where("matches.status", "=", "playing")
      .orderBy("matches.created_at", "desc")
      .limit(50)
      .execute();
    return this.#withSeats(rows);
  }

  /** The newest running match of this account that anyone may watch. */
  async publicMatchOf(accountId: string): Promise<string | null> {
    const row = await this.#database.query
      .selectFrom("matches")
      .innerJoin("match_seats", "match_seats.match_id", "matches.id")
      .select("matches.id")
      .where("match_seats.account_id", "=", accountId)
      .where("matches.status", "=", "playing")
      .where("matches.visibility", "=", "public")
      .orderBy("matches.created_at", "desc")
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** An account's latest matches, as far as the asker may know of them: public ones, and those of their own. */
  async recentOf(
    accountId: string,
    asker: string | undefined,
    limit: number,
  ): Promise<readonly StoredMatch[]> {
    const rows = await this.#database.query
      .selectFrom("matches")
      .innerJoin("match_seats", "match_seats.match_id", "matches.id")
      .select(MATCH_COLUMNS.map((column) => `matches.${column}` as const))
      .where("match_seats.account_id", "=", accountId)
      .where((on) =>
        on.or([
          on("matches.visibility", "=", "public"),
          on.exists(
            on
              .selectFrom("match_seats as own")
              .select("own.seat")
              .whereRef("own.match_id", "=", "matches.id")
              .where("own.account_id", "=", asker ?? ""),
          ),
        ]),
      )
      .orderBy("matches.created_at", "desc")
      .limit(limit)
      .execute();
    return this.#withSeats(rows);
  }

  /** Matches in play that these processes own (all of them, without an owner), oldest first. */
  async playing(owner?: string): Promise<readonly StoredMatch[]> {
    const select = this.#database.query
      .selectFrom("matches")
      .select(MATCH_COLUMNS)
      .where("status", "=", "playing")
      .orderBy("created_at");
    const rows = await (owner === undefined ? select : select.where("owner", "=", owner)).execute();
    return this.#withSeats(rows);
  }

  async #withSeats(rows: readonly MatchRow[]): Promise<readonly StoredMatch[]> {
    if (rows.length === 0) return [];
    const seats = await this.#database.query
      .selectFrom("match_seats")
      .selectAll()
      .where(
        "match_id",
        "in",
        rows.map((row) => row.id),
      )
      .orderBy("seat")
      .execute();
    const bySeat = Map.groupBy(seats, (seat) => seat.match_id);
    const shownAt = await this.#endsToBeShown(rows);
    return rows.map((row) => storedMatch(row, bySeat.get(row.id) ?? [], shownAt.get(row.id)));
  }

  /** For the few matches that have just ended, when delayed watchers are shown that: this is in the set-up, which is large. */
  async #endsToBeShown(rows: readonly MatchRow[]): Promise<ReadonlyMap<string, number>> {
    const since = Date.now() - LONGEST_DELAY_MS;
    const fresh = rows.flatMap(({ id, finished_at: at }) => (at !== null && at > since ? [id] : []));
    if (fresh.length === 0) return new Map();
    const setups = await this.#database.query
      .selectFrom("matches")
      .select(["id", "setup", "finished_at"])
      .where("id", "in", fresh)
      .execute();
    return new Map(
      setups.map(({ id, setup, finished_at }) => [id, endShownAt(finished_at ?? 0, JSON.parse(setup))]),
    );
  }
}

function storedMatch(
  row: MatchRow,
  seats: readonly Selectable<MatchSeatTable>[],
  shownAt: number | undefined,
): StoredMatch {
  return {
    id: row.id,
    format: row.format,
    ruleset: row.ruleset,
    engineVersion: row.engine_version,
    visibility: row.visibility,
    origin: row.origin,
    status: row.status,
    owner: row.owner,
    epoch: row.epoch,
    journalLength: row.journal_length,
    rematchOf: row.rematch_of,
    timeControl: timeControlIdSchema.catch("casual").parse(row.time_control),
    rated: row.rated === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at,
    endShownAt: shownAt ?? row.finished_at,
    result: row.result === null ? null : resultSchema.parse(JSON.parse(row.result)),
    hasJournal: row.journal_cleared_at === null,
    seats: seats.map(storedSeat),
  };
}

function storedSeat(row: Selectable<MatchSeatTable>): JournalSeat {
  return {
    seat: row.seat,
    accountId: row.account_id,
    bot: row.bot,
    name: row.name,
    deck: JSON.parse(row.deck),
  };
}
