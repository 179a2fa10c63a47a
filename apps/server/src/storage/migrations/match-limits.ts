/** Addresses from which accounts request matches, and deleted journals. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const matchLimits: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .createTable("account_addresses")
      .addColumn("address_key", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("account_addresses_key", ["address_key", "account_id"])
      .execute();
    for (const column of ["account_id", "seen_at"] as const) {
      await db.schema
        .createIndex(`account_addresses_${column}`)
        .on("account_addresses")
        .column(column)
        .execute();
    }
    await db.schema.alterTable("matches").addColumn("journal_cleared_at", "bigint").execute();
    await db.schema
      .createIndex("matches_left")
      .on("matches")
      .column("updated_at")
      .where(sql.ref("status"), "=", sql.lit("playing"))
      .execute();
    await db.schema
      .createIndex("matches_to_clear")
      .on("matches")
      .column("finished_at")
      .where(sql.ref("journal_cleared_at"), "is", null)
      .execute();
    await db.insertInto("site").values({ key: "cleaned-at", value: "0" }).execute();
  },
};
