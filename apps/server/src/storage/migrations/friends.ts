/** The table of friends. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const friends: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .createTable("friends")
      .addColumn("account_id", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("friend_id", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("friends_key", ["account_id", "friend_id"])
      .execute();
    await db.schema.createIndex("friends_friend").on("friends").column("friend_id").execute();
  },
};
