/** Which match of bots is played to be watched, and since when: the processes of a site agree on it here. */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const featuredMatch: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await db.insertInto("site").values({ key: "featured-match", value: "0" }).execute();
  },
};
