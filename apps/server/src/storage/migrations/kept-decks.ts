/** Decks that players keep with their accounts, and their earlier versions. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const keptDecks: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .createTable("decks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("visibility", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("decks_account").on("decks").columns(["account_id", "changed_at"]).execute();
    await db.schema
      .createTable("deck_versions")
      .addColumn("deck_id", "text", (column) => column.notNull().references("decks.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("deck_versions_key", ["deck_id", "version"])
      .execute();
  },
};
