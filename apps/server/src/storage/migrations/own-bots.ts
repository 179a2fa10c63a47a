/** Bots that players wrote as documents. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const ownBots: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .createTable("own_bots")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("own_bots_account").on("own_bots").columns(["account_id", "name"]).execute();
  },
};
