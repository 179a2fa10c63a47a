/** Consents to show all cards in the replay of a match. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const replayConsents: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .createTable("replay_consents")
      .addColumn("match_id", "text", (column) =>
        column.notNull().references("matches.id").onDelete("cascade"),
      )
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("replay_consents_key", ["match_id", "account_id"])
      .execute();
    await db.schema
      .createIndex("matches_finished")
      .on("matches")
      .columns(["status", "visibility", "finished_at"])
      .execute();
  },
};
