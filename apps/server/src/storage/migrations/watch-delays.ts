/** By how much watchers are to be behind, where people meet. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const watchDelays: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    for (const table of ["invitations", "gatherings"] as const) {
      await db.schema
        .alterTable(table)
        .addColumn("watch_delay_ms", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};
