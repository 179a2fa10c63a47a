/** How many games an invitation is for. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const bestOfThree: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.schema
      .alterTable("invitations")
      .addColumn("best_of", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
