/**
 * Who has which rating, and settling rated matches. A finished match waits in the database until some process
 * has settled it, so that no crash between a match's end and its rating loses one; a version that every
 * settlement raises keeps two processes from settling with ratings that the other has just changed.
 */
import { type TimeControlId, timeControlIdSchema } from "@spellroom/protocol";
import type { RatedKind } from "@spellroom/protocol/http";
import type { Selectable } from "kysely";
import { displayName } from "../accounts/names.ts";
import { endShownAt } from "../match/views/shown-end.ts";
import type { Database } from "../storage/database.ts";
import type { RatingTable } from "../storage/tables.ts";
import {
  afterMatch,
  aged,
  FIRST_RATING,
  isProvisional,
  PROVISIONAL_DEVIATION,
  type Rating,
  type Score,
} from "./glicko.ts";

const SETTLED_AT_ONCE = 50;
/** Some of those that have ended are not to be settled yet. */
const LOOKED_AT = 500;
const ATTEMPTS = 20;
/** Games before an account is on the leaderboard. */
export const LEADERBOARD_GAMES = 5;

export interface Pool {
  readonly format: string;
  readonly timeControl: TimeControlId;
}

export interface PoolRating extends Pool {
  readonly rating: number;
  readonly deviation: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly wins: number;
}

export interface RatingChange extends Pool {
  readonly matchId: string;
  readonly before: number;
  readonly after: number;
  readonly at: number;
}

export interface Standing {
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly wins: number;
}

interface Settled {
  readonly accountId: string;
  readonly before: Rating;
  readonly after: Rating;
  readonly games: number;
  readonly wins: number;
}

type Row = Selectable<RatingTable>;

export class Ratings {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** An account's rating in a pool now; a first one if it has never played there. */
  async current(accountId: string, pool: Pool): Promise<Rating> {
    const row = await this.#row(accountId, pool);
    return row === undefined ? FIRST_RATING : aged(row, this.#now() - row.updated_at);
  }

  /** All ratings of an account, most played first. */
  async of(accountId: string): Promise<readonly PoolRating[]> {
    const rows = await this.#database.query
      .selectFrom("ratings")
      .selectAll()
      .where("account_id", "=", accountId)
      .orderBy("games", "desc")
      .execute();
    return rows.map((row) => {
      const { deviation } = aged(row, this.#now() - row.updated_at);
      return {
        ...poolOf(row),
        rating: Math.round(row.rating),
        deviation: Math.round(deviation),
        provisional: isProvisional({ deviation }),
        games: row.games,
        wins: row.wins,
      };
    });
  }

  /** An account's latest changes of rating, newest first. */
  async changes(accountId: string, limit: number): Promise<readonly RatingChange[]> {
    const rows = await this.#database.query
      .selectFrom("rating_changes")
      .selectAll()
      .where("account_id", "=", accountId)
      .orderBy("created_at", "desc")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      ...poolOf(row),
      matchId: row.match_id,
      before: Math.round(row.before),
      after: Math.round(row.after),
      at: row.created_at,
    }));
  }

  /** The best people or bots of a pool, of those whose rating is sure enough. */
  async leaderboard(
    pool: Pool,
    of: RatedKind,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<readonly Standing[]> {
    const rows = await this.#database.query
      .selectFrom("ratings")
      .innerJoin("accounts", "accounts.id", "ratings.account_id")
      .select(["accounts.id", "accounts.name", "accounts.discriminator", "accounts.bot"])
      .select(["ratings.rating", "ratings.deviation", "ratings.games", "ratings.wins"])
      .where("ratings.format", "=", pool.format)
      .where("ratings.time_control", "=", pool.timeControl)
      .where("ratings.games", ">=", LEADERBOARD_GAMES)
      .where("ratings.deviation", "<=", PROVISIONAL_DEVIATION)
      .where("accounts.kind", "=", "member")
      .where("accounts.bot", "=", of === "bots" ? 1 : 0)
      .orderBy("ratings.rating", "desc")
      .orderBy("accounts.id")
      .offset(page.offset)
      .limit(page.limit)
      .execute();
    return rows.map((row, at) => ({
      rank: page.offset + at + 1,
      id: row.id,
      name: displayName(row),
      rating: Math.round(row.rating),
      deviation: Math.round(row.deviation),
      games: row.games,
      wins: row.wins,
    }));
  }

  /**
   * Settles the rated matches that have ended and are not settled yet, once everyone may know how they ended, since a changed rating
   * reveals it. Returns how many it settled.
   */
  async settle(): Promise<number> {
    const now = this.#now();
    const waiting = await this.#database.query
      .selectFrom("matches")
      .select(["id", "finished_at", "setup"])
      .where("rated", "=", 1)
      .where("settled_at", "is", null)
      .where("finished_at", "is not", null)
      .orderBy("finished_at")
      .limit(LOOKED_AT)
      .execute();
    let settled = 0;
    for (const { id, finished_at, setup } of waiting) {
      const isShown = endShownAt(finished_at ?? 0, JSON.parse(setup)) <= now;
      if (isShown && (await this.#settleMatch(id))) settled++;
      if (settled === SETTLED_AT_ONCE) break;
    }
    return settled;
  }

  async #settleMatch(matchId: string): Promise<boolean> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const version = await this.#version();
      const match = await this.#unsettled(matchId);
      if (match === undefined) return false;
      const changes = await this.#changesOf(matchId, match);
      const [outcome] = await this.#database.batch([this.#write(matchId, match, version, changes)]);
      if (outcome?.applied === true) return true;
    }
    return false;
  }

  async #version(): Promise<string> {
    const row = await this.#database.query
      .selectFrom("site")
      .select("value")
      .where("key", "=", "ratings-version")
      .executeTakeFirst();
    return row?.value ?? "0";
  }

  async #unsettled(matchId: string): Promise<Pool | undefined> {
    const row = await this.#database.query
      .selectFrom("matches")
      .select(["format", "time_control"])
      .where("id", "=", matchId)
      .where("rated", "=", 1)
      .where("settled_at", "is", null)
      .executeTakeFirst();
    return row === undefined ? undefined : poolOf(row);
  }

  /** How the ratings change: not at all, if the match was abandoned or was not one of two people, or of two bots. */
  async #changesOf(matchId: string, pool: Pool): Promise<readonly Settled[]> {
    const results = await this.#database.query
      .selectFrom("results")
      .innerJoin("accounts", "accounts.id", "results.account_id")
      .select(["results.account_id", "results.outcome", "accounts.kind", "accounts.bot"])
      .where("match_id", "=", matchId)
      .orderBy("seat")
      .execute();
    const members = results.flatMap(({ account_id, outcome, kind, bot }) =>
      account_id === null || kind !== "member" ? [] : { accountId: account_id, outcome, bot },
    );
    const [one, other] = members;
    if (members.length !== 2 || one === undefined || other === undefined) return [];
    if (one.bot !== other.bot) return [];
    const rows = await Promise.all([this.#row(one.accountId, pool), this.#row(other.accountId, pool)]);
    const before = rows.map((row) =>
      row === undefined ? FIRST_RATING : aged(row, this.#now() - row.updated_at),
    );
    return [one, other].map(({ accountId, outcome }, at) => {
      const [own = FIRST_RATING, opponent = FIRST_RATING] = [before[at], before[1 - at]];
      return {
        accountId,
        before: own,
        after: afterMatch(own, opponent, SCORES[outcome]),
        games: (rows[at]?.games ?? 0) + 1,
        wins: (rows[at]?.wins ?? 0) + (outcome === "win" ? 1 : 0),
      };
    });
  }

  #write(matchId: string, pool: Pool, version: string, changes: readonly Settled[]) {
    const { query } = this.#database;
    const now = this.#now();
    const guard = query
      .updateTable("site")
      .set({ value: `${Number(version) + 1}` })
      .where("key", "=", "ratings-version")
      .where("value", "=", version);
    const settled = query.updateTable("matches").set({ settled_at: now }).where("id", "=", matchId);
    const effects = changes.flatMap((change) => [
      this.#ratingWrite(change, pool, now).compile(),
      query
        .insertInto("rating_changes")
        .values({
          match_id: matchId,
          account_id: change.accountId,
          format: pool.format,
          time_control: pool.timeControl,
          before: change.before.rating,
          after: change.after.rating,
          deviation: change.after.deviation,
          created_at: now,
        })
        .compile(),
    ]);
    return { guard: guard.compile(), effects: [settled.compile(), ...effects] };
  }

  #ratingWrite({ accountId, after, games, wins }: Settled, pool: Pool, now: number) {
    const values = { ...after, games, wins, updated_at: now };
    return this.#database.query
      .insertInto("ratings")
      .values({ account_id: accountId, format: pool.format, time_control: pool.timeControl, ...values })
      .onConflict((conflict) =>
        conflict.columns(["account_id", "format", "time_control"]).doUpdateSet(values),
      );
  }

  async #row(accountId: string, pool: Pool): Promise<Row | undefined> {
    return this.#database.query
      .selectFrom("ratings")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("format", "=", pool.format)
      .where("time_control", "=", pool.timeControl)
      .executeTakeFirst();
  }

  /** The account's last opponent, if recent. */
  async lastOpponent(accountId: string, since: number): Promise<string | null> {
    const row = await this.#database.query
      .selectFrom("match_seats as own")
      .innerJoin("matches", "matches.id", "own.match_id")
      .innerJoin("match_seats as other", (join) =>
        join.onRef("other.match_id", "=", "own.match_id").on("other.account_id", "<>", accountId),
      )
      .select("other.account_id")
      .where("own.account_id", "=", accountId)
      .where("matches.origin", "=", "quick")
      .where("matches.created_at", ">", since)
      .orderBy("matches.created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.account_id ?? null;
  }
}

const SCORES = { win: 1, draw: 0.5, loss: 0 } as const satisfies Record<string, Score>;

function poolOf(row: { readonly format: string; readonly time_control: string }): Pool {
  return { format: row.format, timeControl: timeControlIdSchema.catch("casual").parse(row.time_control) };
}

/** How often processes look for matches to settle. */
export const SETTLE_MS = 2000;
