/** Preferences are stored with accounts. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const preferences: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .alterTable("accounts")
      .addColumn("preferences", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
