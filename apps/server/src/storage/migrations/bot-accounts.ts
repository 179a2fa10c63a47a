/** Which accounts programs play with. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const botAccounts: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .alterTable("accounts")
      .addColumn("bot", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
