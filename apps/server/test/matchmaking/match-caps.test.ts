import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { ADDRESS_MEMORY_MS, MatchCaps } from "../../src/matchmaking/match-caps.ts";
import type { Database } from "../../src/storage/database.ts";
import { openDatabase } from "../../src/storage/open/open-database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { STORAGES, type TestStorage } from "../support/databases.ts";
import { newMatch } from "../support/matches.ts";
import { newGuest } from "../support/people.ts";
import { ask, becomeGuest, startService } from "../support/service.ts";

describe.each(STORAGES)("caps of matches under way on $name", ({ start }) => {
  let storage: TestStorage;
  let database: Database;
  let journal: SqlJournal;
  beforeAll(async () => {
    storage = await start();
  }, 120_000);
  afterAll(() => storage.stop(), 60_000);
  beforeEach(async () => {
    database = await openDatabase(await storage.fresh());
    journal = new SqlJournal(database);
  }, 60_000);
  afterEach(() => database.close());

  const guest = async () => (await newGuest(new Accounts(database))).session.account.id;

  async function play(accountId: string): Promise<string> {
    const match = newMatch();
    const [first, ...others] = match.seats;
    if (!first) throw new Error("a match has seats");
    await journal.create({ ...match, seats: [{ ...first, accountId }, ...others] });
    return match.id;
  }

  it("count an account's matches in play, and no finished ones", async () => {
    const caps = new MatchCaps(database, { perAccount: 2, perAddress: 0 });
    const [ada, bea] = [await guest(), await guest()];
    const first = await play(ada);
    expect(await caps.exceededBy([ada, bea])).toBeNull();
    await play(ada);
    expect(await caps.exceededBy([bea])).toBeNull();
    expect(await caps.exceededBy([bea, ada])).toMatchObject({ by: "account", accountId: ada });
    await journal.finish(first, 1, { ended: "finished", outcomes: [] });
    expect(await caps.exceededBy([bea, ada])).toBeNull();
  });

  it("count the matches of all accounts that came from one address lately", async () => {
    let now = 1_800_000_000_000;
    const caps = new MatchCaps(database, { perAccount: 0, perAddress: 2 }, () => now);
    const [ada, bea, cem] = [await guest(), await guest(), await guest()];
    for (const accountId of [ada, bea]) await caps.note(accountId, "192.0.2.7");
    await caps.note(cem, "192.0.2.8");
    await play(ada);
    await play(bea);
    expect(await caps.exceededBy([cem])).toBeNull();
    expect(await caps.exceededBy([cem, bea])).toMatchObject({ by: "address", accountId: bea });
    now += ADDRESS_MEMORY_MS;
    expect(await caps.exceededBy([bea])).toBeNull();
  });

  it("keep no address in words that can be read", async () => {
    const caps = new MatchCaps(database, { perAccount: 0, perAddress: 2 });
    await caps.note(await guest(), "192.0.2.7");
    const rows = await database.query.selectFrom("account_addresses").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("192.0.2.7");
  });
});

describe("a player at the limit of simultaneous matches", () => {
  it("is refused another one in every way there is, and told what to do", async () => {
    const [storage] = await Promise.all(STORAGES.slice(0, 1).map(({ start }) => start()));
    const config = await storage?.fresh();
    if (config?.kind !== "sqlite") throw new Error("the first storage is a folder");
    const service = await startService({
      DATA_DIR: config.directory,
      MATCHES_PER_ACCOUNT: "1",
      RATE_LIMIT_SCALE: "1",
    });
    const { token } = await becomeGuest(service);
    const deck = { preset: "burn" };
    const wish = { format: "constructed", deck };
    const bot = { ...wish, bot: "greedy" };
    expect(await ask(service, "POST", "/api/matches/bot", { token, body: bot })).toMatchObject({
      status: 201,
    });
    const ways: readonly (readonly [path: string, body: unknown])[] = [
      ["/api/matches/bot", bot],
      ["/api/queue", wish],
      ["/api/seeks", wish],
      [`/api/seeks/${randomUUID()}/accept`, { deck }],
      ["/api/invitations", wish],
    ];
    for (const [path, body] of ways) {
      const refused = await ask(service, "POST", path, { token, body });
      expect(refused, path).toMatchObject({
        status: 409,
        body: { error: { code: "too-many-matches", reason: "account" } },
      });
      expect(JSON.stringify(refused.body), path).toContain("finish or concede one of them first");
    }
    await service.close();
    await storage?.stop();
  }, 60_000);
});
