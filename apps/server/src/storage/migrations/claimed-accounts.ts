/** E-mail and password for accounts, labels and scopes for sessions, block lists. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const claimedAccounts: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    for (const column of ["email", "email_key", "password_hash"]) {
      await db.schema.alterTable("accounts").addColumn(column, "text").execute();
    }
    // Both databases let any number of rows have no address.
    await db.schema.createIndex("accounts_email").on("accounts").column("email_key").unique().execute();
    await db.schema
      .alterTable("sessions")
      .addColumn("label", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema.alterTable("sessions").addColumn("scopes", "text").execute();
    await db.schema
      .createTable("blocks")
      .addColumn("account_id", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("blocked_id", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("blocks_key", ["account_id", "blocked_id"])
      .execute();
    await db.schema.createIndex("blocks_blocked").on("blocks").column("blocked_id").execute();
  },
};
