import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Retention } from "../../src/config/retention.ts";
import { CleanUp } from "../../src/storage/clean-up.ts";
import type { Database } from "../../src/storage/database.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import { openDatabase } from "../../src/storage/open/open-database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { STORAGES, type TestStorage } from "../support/databases.ts";
import { entry, newMatch } from "../support/matches.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RETENTION: Retention = { abandonAfterMs: 72 * HOUR, journalsMs: 30 * DAY, matchesMs: 90 * DAY };
const START = 1_800_000_000_000;

describe.each(STORAGES)("clearing away on $name", ({ start }) => {
  let storage: TestStorage;
  let database: Database;
  let journal: SqlJournal;
  let store: MatchStore;
  let now: number;
  beforeAll(async () => {
    storage = await start();
  }, 120_000);
  afterAll(() => storage.stop(), 60_000);
  beforeEach(async () => {
    now = START;
    database = await openDatabase(await storage.fresh());
    journal = new SqlJournal(database, { now: () => now });
    store = new MatchStore(database);
  }, 60_000);
  afterEach(() => database.close());

  const cleanUp = (retention = RETENTION) => new CleanUp(database, retention, () => now).run();

  async function begun(entries = 3, overrides = {}): Promise<string> {
    const match = newMatch(overrides);
    await journal.create(match);
    if (entries > 0)
      await journal.append(
        match.id,
        1,
        1,
        Array.from({ length: entries }, (_, at) => entry(at + 1)),
      );
    return match.id;
  }

  async function finished(entries = 3, overrides = {}): Promise<string> {
    const id = await begun(entries, overrides);
    await journal.finish(id, 1, { ended: "finished", outcomes: [{ seat: 0, outcome: "win" }] });
    return id;
  }

  const length = async (id: string) => (await journal.read(id, "start"))?.entries.length;

  it("ends a match that nobody came back to, without a winner, and leaves those that went on or are sat at", async () => {
    const [left, wentOn, satAt] = [await begun(), await begun(), await begun()];
    now += 60 * HOUR;
    await journal.append(wentOn, 1, 4, [entry(4)]);
    await journal.present(satAt, 1);
    now += 20 * HOUR;
    expect(await cleanUp()).toMatchObject({ abandoned: 1 });
    expect(await store.find(left)).toMatchObject({
      status: "abandoned",
      finishedAt: now,
      result: { ended: "abandoned", outcomes: [] },
    });
    expect(await journal.append(left, 1, 4, [entry(4)])).toMatchObject({ reason: "closed" });
    for (const id of [wentOn, satAt]) expect(await store.find(id)).toMatchObject({ status: "playing" });
  });

  it("clears journals first and matches later, and neither before its time", async () => {
    const old = await finished();
    now += 20 * DAY;
    const young = await finished();
    now += 11 * DAY;
    expect(await cleanUp()).toEqual({ abandoned: 0, journals: 1, matches: 0 });
    expect([await length(old), await length(young)]).toEqual([0, 3]);
    expect(await store.find(old)).toMatchObject({ status: "finished", hasJournal: false });
    expect(await store.setupOf(old)).toBeUndefined();
    now += 60 * DAY;
    expect(await cleanUp()).toMatchObject({ journals: 1, matches: 1 });
    expect(await store.find(old)).toBeUndefined();
    expect(await store.find(young)).toMatchObject({ hasJournal: false });
  });

  it("deletes matches that bots played to be watched after a day, whether or not they ended", async () => {
    const featured = { origin: "featured" } as const;
    const [old, left, others] = [await finished(3, featured), await begun(3, featured), await finished()];
    now += DAY - HOUR;
    const young = await begun(3, featured);
    now += 2 * HOUR;
    await cleanUp();
    for (const id of [old, left]) expect(await store.find(id)).toBeUndefined();
    for (const id of [young, others]) expect(await length(id)).toBe(3);
  });

  it("keeps everything forever where the settings ask for it, and rated matches until they are settled", async () => {
    const id = await finished(3, { rated: true });
    now += 1_000 * DAY;
    await cleanUp({ abandonAfterMs: 0, journalsMs: 0, matchesMs: 0 });
    expect(await length(id)).toBe(3);
    now += DAY;
    await cleanUp();
    expect(await length(id)).toBe(3);
    await database.query.updateTable("matches").set({ settled_at: now }).where("id", "=", id).execute();
    now += DAY;
    await cleanUp();
    expect(await store.find(id)).toBeUndefined();
  });

  it("clears a long journal in pieces, and writes of matches in play wait for none of them for long", async () => {
    const long = await finished(4_650);
    now += 31 * DAY;
    const playing = await begun();
    let longest = 0;
    let seq = 4;
    let isDone = false;
    const clearing = cleanUp().finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const asked = performance.now();
      const appended = await journal.append(playing, 1, seq++, [entry(seq)]);
      longest = Math.max(longest, performance.now() - asked);
      expect(appended).toMatchObject({ outcome: "durable" });
    }
    expect(await clearing).toMatchObject({ journals: 1 });
    expect(await length(long)).toBe(0);
    expect(seq, "writes in between").toBeGreaterThan(8);
  }, 60_000);

  it("is one process's turn at a time, and harmless where two do it at once", async () => {
    const ids = [await finished(500), await finished(500), await begun()];
    now += 91 * DAY;
    const reports = await Promise.all([cleanUp(), cleanUp(), cleanUp()]);
    const sum = (of: "abandoned" | "journals" | "matches") =>
      reports.reduce((total, report) => total + report[of], 0);
    expect([sum("abandoned"), sum("journals"), sum("matches")]).toEqual([1, 2, 2]);
    expect(await cleanUp()).toEqual({ abandoned: 0, journals: 0, matches: 0 });
    expect(await store.find(ids[0] ?? "")).toBeUndefined();
  });
});
