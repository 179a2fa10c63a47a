/**
 * Names that only look the same became the same name: the later holders of one get a number behind it. It runs again whenever
 * what looks the same is told otherwise, under another name each time.
 */
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { nameKey } from "../../accounts/names.ts";
import type { Tables } from "../tables.ts";

const PAGE = 1_000;
const FIRST_NUMBER = 1_000;

export const nameKeys: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    let after = "";
    for (;;) {
      const page = await db
        .selectFrom("accounts")
        .select(["id", "name", "name_key", "discriminator"])
        .where("kind", "<>", "deleted")
        .where("id", ">", after)
        .orderBy("id")
        .limit(PAGE)
        .execute();
      for (const { id, name, name_key, discriminator } of page) {
        const key = nameKey(name);
        if (key === name_key) continue;
        const number = await freeNumber(db, key, discriminator);
        await db
          .updateTable("accounts")
          .set({ name_key: key, discriminator: number })
          .where("id", "=", id)
          .execute();
      }
      const last = page.at(-1);
      if (page.length < PAGE || last === undefined) return;
      after = last.id;
    }
  },
};

/** The account's own number if it is free with this name, otherwise the first free one. */
async function freeNumber(db: Kysely<Tables>, key: string, own: number): Promise<number> {
  const rows = await db.selectFrom("accounts").select("discriminator").where("name_key", "=", key).execute();
  const taken = new Set(rows.map(({ discriminator }) => discriminator));
  if (!taken.has(own)) return own;
  let number = FIRST_NUMBER;
  while (taken.has(number)) number += 1;
  return number;
}
