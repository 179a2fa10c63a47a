import { type DeckContent, deckContentSchema } from "@spellroom/protocol/http";
import { beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { KeptDecks, MOST_DECKS, type SaveResult } from "../../src/decks/kept-decks.ts";
import type { Database } from "../../src/storage/database.ts";
import { STORAGES } from "../support/databases.ts";
import { newGuest } from "../support/people.ts";
import { withDatabase } from "../support/stages.ts";

const HOUR = 3_600_000;

function content(mountains: number, more: Partial<DeckContent> = {}): DeckContent {
  return deckContentSchema.parse({ name: "Red", main: [{ count: mountains, name: "Mountain" }], ...more });
}

function saved(result: SaveResult) {
  if (!result.ok) throw new Error(result.why);
  return result.deck;
}

describe.each(STORAGES)("decks that players keep on $name", ({ start }) => {
  let database: Database;
  let decks: KeptDecks;
  let accounts: Accounts;
  let ada: string;
  let bea: string;
  let now = 0;

  withDatabase(start, (opened) => {
    database = opened;
  });
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 24);
    decks = new KeptDecks(database, () => now);
    accounts = new Accounts(database, { now: () => now });
    ada = (await newGuest(accounts, "Ada")).session.account.id;
    bea = (await newGuest(accounts, "Bea")).session.account.id;
  });

  it("are listed with all that was written, the one changed last first", async () => {
    const notes = {
      notes: "Attack.",
      folder: "Modern",
      tags: ["fast"],
      sideboard: [{ count: 2, name: "Shock" }],
    };
    const first = saved(await decks.save(ada, `first-${ada}`, 0, content(20, notes)));
    now += 1;
    const second = saved(await decks.save(ada, `second-${ada}`, 0, content(17)));
    expect(await decks.list(ada)).toEqual([second, first]);
    expect(first).toMatchObject({ ...notes, version: 1, createdAt: now - 1, changedAt: now - 1 });
    expect(await decks.list(bea)).toEqual([]);
  });

  it("are saved on the version that they are based on alone, so that of two editors none loses what the other wrote", async () => {
    const id = `contested-${ada}`;
    await decks.save(ada, id, 0, content(20));
    const both = await Promise.all([
      decks.save(ada, id, 1, content(21)),
      decks.save(ada, id, 1, content(22)),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter((one) => !one.ok && one.why === "changed")).toHaveLength(1);
    expect(await decks.save(ada, id, 0, content(23))).toEqual({ ok: false, why: "changed" });
    expect((await decks.get(ada, id))?.version).toBe(2);
  });

  it("are made once, also when two devices make the same at the same moment", async () => {
    const id = `twice-${ada}`;
    const both = await Promise.all([
      decks.save(ada, id, 0, content(20)),
      decks.save(ada, id, 0, content(21)),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await decks.list(ada)).toHaveLength(1);
  });

  it("belong to their owner: others neither read, change nor delete them", async () => {
    const id = `own-deck-${ada}`;
    const deck = saved(await decks.save(ada, id, 0, content(20)));
    expect(await decks.get(bea, id)).toBeNull();
    expect(await decks.versions(bea, id)).toBeNull();
    expect(await decks.remove(bea, id)).toBe(false);
    expect(await decks.save(bea, id, 1, content(1))).toEqual({ ok: false, why: "foreign" });
    expect(await decks.get(ada, id)).toEqual(deck);
  });

  it("are seen by others as far as they are shared", async () => {
    const ids = ["private", "link", "public"].map((visibility) => `${visibility}-${ada}`);
    for (const [at, visibility] of (["private", "link", "public"] as const).entries())
      await decks.save(ada, ids[at] ?? "", 0, content(20, { visibility }));
    const shared = await Promise.all(ids.map((id) => decks.shared(id)));
    expect(shared.map((one) => one?.accountId ?? null)).toEqual([null, ada, ada]);
    expect((await decks.publicDecks(ada)).map(({ id }) => id)).toEqual([`public-${ada}`]);
    await decks.save(ada, `public-${ada}`, 1, content(20, { visibility: "private" }));
    expect(await decks.shared(`public-${ada}`)).toBeNull();
    expect(await decks.publicDecks(ada)).toEqual([]);
  });

  it("keep how each sitting ended, to go back to", async () => {
    const id = `versions-${ada}`;
    const counts = [10, 11, 12];
    for (const [base, mountains] of counts.entries()) {
      saved(await decks.save(ada, id, base, content(mountains)));
      now += 1_000;
    }
    now += HOUR;
    saved(await decks.save(ada, id, 3, content(13)));
    now += HOUR;
    saved(await decks.save(ada, id, 4, content(14)));
    const versions = (await decks.versions(ada, id)) ?? [];
    expect(versions.map(({ version, content: { main } }) => [version, main[0]?.count])).toEqual([
      [4, 13],
      [3, 12],
    ]);
  });

  it("keep the latest fifty versions", async () => {
    const id = `many-${ada}`;
    for (let base = 0; base < 55; base++) {
      saved(await decks.save(ada, id, base, content(base + 1)));
      now += HOUR;
    }
    const versions = (await decks.versions(ada, id)) ?? [];
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, at) => 54 - at));
  });

  it("are so many at most", async () => {
    for (let at = 0; at < MOST_DECKS; at++) saved(await decks.save(ada, `deck-${at}-${ada}`, 0, content(1)));
    expect(await decks.save(ada, `one-more-${ada}`, 0, content(1))).toEqual({ ok: false, why: "too-many" });
    expect((await decks.save(ada, `deck-0-${ada}`, 1, content(2))).ok).toBe(true);
    await decks.remove(ada, `deck-0-${ada}`);
    expect((await decks.save(ada, `one-more-${ada}`, 0, content(1))).ok).toBe(true);
  });

  it("go with the account that kept them, versions too", async () => {
    const id = `gone-deck-${ada}`;
    await decks.save(ada, id, 0, content(20, { visibility: "public" }));
    now += HOUR;
    await decks.save(ada, id, 1, content(21, { visibility: "public" }));
    await accounts.erase(ada);
    expect(await decks.shared(id)).toBeNull();
    const left = await database.query
      .selectFrom("deck_versions")
      .selectAll()
      .where("deck_id", "=", id)
      .execute();
    expect(left).toEqual([]);
  });
});
