/** Confirmed e-mail addresses, links that are sent by mail, and recovery codes. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const accountRecovery: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema.alterTable("accounts").addColumn("email_confirmed_at", "bigint").execute();
    await db.schema
      .createTable("account_codes")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("email_key", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .execute();
    await db.schema
      .createIndex("account_codes_account")
      .on("account_codes")
      .columns(["account_id", "purpose"])
      .execute();
    await db.schema.createIndex("account_codes_expiry").on("account_codes").column("expires_at").execute();
  },
};
