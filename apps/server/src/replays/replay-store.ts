/** Finished matches, newest first, and whose consent there is to show all cards of one. */

import type { SeatOutcome } from "@spellroom/protocol/http";
import { mayKnowEnd } from "../match/views/shown-end.ts";
import type { Database } from "../storage/database.ts";
import { encodeDocument } from "../storage/documents.ts";
import type { StoredMatch } from "../storage/journal.ts";
import type { MatchStore } from "../storage/match-store.ts";

export interface FinishedQuery {
  /** Matches that ended before this time. */
  readonly before: number;
  readonly limit: number;
  /** Only matches in which this account played. */
  readonly accountId?: string | undefined;
  /** Only matches of players whose normalized names start like this. */
  readonly nameKey?: string | undefined;
  readonly format?: string | undefined;
  /** Only matches in which this ready-made deck was played: by the account, if there is one. */
  readonly preset?: string | undefined;
  /** Only matches that ended like this: for the account, if there is one. */
  readonly result?: SeatOutcome | undefined;
  /** Whose private matches are listed too: their own. */
  readonly asker?: string | undefined;
}

export class ReplayStore {
  readonly #database: Database;
  readonly #matches: MatchStore;
  readonly #now: () => number;

  constructor(database: Database, matches: MatchStore, now: () => number = Date.now) {
    this.#database = database;
    this.#matches = matches;
    this.#now = now;
  }

  async finished(wanted: FinishedQuery): Promise<readonly StoredMatch[]> {
    const { before, limit, accountId, asker, nameKey, format, preset, result } = wanted;
    const { query } = this.#database;
    const seats = () => query.selectFrom("match_seats").select("match_seats.match_id");
    const seated = (account: string) => seats().where("account_id", "=", account);
    const theirs = <Rows extends { where: (column: "account_id", is: "=", value: string) => Rows }>(
      rows: Rows,
    ): Rows => (accountId === undefined ? rows : rows.where("account_id", "=", accountId));
    let select = this.#database.query
      .selectFrom("matches")
      .select("id")
      .where("status", "=", "finished")
      .where("finished_at", "<", before)
      .where("journal_cleared_at", "is", null)
      // There are many of them, and none is anybody's.
      .where("origin", "<>", "featured")
      .orderBy("finished_at", "desc")
      .orderBy("id")
      .limit(limit);
    if (accountId !== undefined) select = select.where("id", "in", seated(accountId));
    if (format !== undefined) select = select.where("format", "=", format);
    if (preset !== undefined)
      select = select.where("id", "in", theirs(seats().where("deck", "=", encodeDocument({ preset }))));
    if (nameKey !== undefined)
      select = select.where(
        "id",
        "in",
        seats()
          .innerJoin("accounts", "accounts.id", "match_seats.account_id")
          .where("accounts.name_key", "like", `${nameKey}%`)
          .where("accounts.kind", "<>", "deleted"),
      );
    if (result !== undefined)
      select = select.where(
        "id",
        "in",
        theirs(query.selectFrom("results").select("match_id").where("outcome", "=", result)),
      );
    select =
      asker === undefined
        ? select.where("visibility", "=", "public")
        : select.where((where) =>
            where.or([where("visibility", "=", "public"), where("id", "in", seated(asker))]),
          );
    const rows = await select.execute();
    const found = await Promise.all(rows.map(({ id }) => this.#matches.find(id)));
    return found.flatMap((match) => (match && mayKnowEnd(match, asker) ? [match] : []));
  }

  async consents(matchId: string): Promise<ReadonlySet<string>> {
    const rows = await this.#database.query
      .selectFrom("replay_consents")
      .select("account_id")
      .where("match_id", "=", matchId)
      .execute();
    return new Set(rows.map(({ account_id }) => account_id));
  }

  async consent(matchId: string, accountId: string): Promise<void> {
    await this.#database.query
      .insertInto("replay_consents")
      .values({ match_id: matchId, account_id: accountId, created_at: this.#now() })
      .onConflict((conflict) => conflict.columns(["match_id", "account_id"]).doNothing())
      .execute();
  }

  async withdraw(matchId: string, accountId: string): Promise<void> {
    await this.#database.query
      .deleteFrom("replay_consents")
      .where("match_id", "=", matchId)
      .where("account_id", "=", accountId)
      .execute();
  }
}
