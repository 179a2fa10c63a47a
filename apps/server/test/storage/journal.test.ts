import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StorageConfig } from "../../src/config/config.ts";
import type { Database } from "../../src/storage/database.ts";
import { openDatabase } from "../../src/storage/open/open-database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { STORAGES, type TestStorage } from "../support/databases.ts";
import { entry, newMatch } from "../support/matches.ts";

describe.each(STORAGES)("the journal on $name", ({ start }) => {
  let storage: TestStorage;
  let config: StorageConfig;
  let database: Database;
  let journal: SqlJournal;

  beforeAll(async () => {
    storage = await start();
  }, 120_000);
  afterAll(() => storage.stop(), 60_000);
  beforeEach(async () => {
    config = await storage.fresh();
    database = await openDatabase(config);
    journal = new SqlJournal(database);
  }, 60_000);
  afterEach(() => database.close());

  async function created(overrides = {}): Promise<string> {
    const match = newMatch(overrides);
    expect(await journal.create(match)).toEqual({ outcome: "created", epoch: 1 });
    return match.id;
  }

  it("gives back what was written, character for character", async () => {
    const match = newMatch();
    await journal.create(match);
    await journal.append(match.id, 1, 1, [entry(1), entry(2)]);
    await journal.append(match.id, 1, 3, [entry(3)]);
    const record = await journal.read(match.id);
    expect(record?.setup).toEqual(match.setup);
    expect(record?.definitions).toEqual(match.definitions);
    expect(record?.match).toMatchObject({
      owner: "process-one",
      epoch: 1,
      journalLength: 3,
      status: "playing",
    });
    expect(record?.match.seats).toEqual(match.seats);
    expect(
      record?.entries.map(({ seq, epoch, input, stateHash }) => ({ seq, epoch, input, stateHash })),
    ).toEqual([1, 2, 3].map((number) => ({ seq: number, epoch: 1, ...entry(number) })));
  });

  it("knows nothing of a match that was never made", async () => {
    expect(await journal.read("nobody")).toBeUndefined();
    expect(await journal.append("nobody", 1, 1, [entry(1)])).toEqual({
      outcome: "refused",
      reason: "closed",
    });
    expect(await journal.takeOver("nobody", "process-two")).toEqual({ outcome: "refused", reason: "closed" });
  });

  it("creates a match once, and reports that it exists after that", async () => {
    const match = newMatch();
    const [first, second] = await Promise.all([journal.create(match), journal.create(match)]);
    expect([first.outcome, second.outcome].toSorted()).toEqual(["created", "exists"]);
    expect((await journal.read(match.id))?.match.seats).toHaveLength(2);
  });

  it("refuses an entry that is not the next one, and says which is", async () => {
    const id = await created();
    expect(await journal.append(id, 1, 2, [entry(2)])).toEqual({
      outcome: "refused",
      reason: "gap",
      expected: 1,
    });
    await journal.append(id, 1, 1, [entry(1)]);
    expect(await journal.append(id, 1, 3, [entry(3)])).toEqual({
      outcome: "refused",
      reason: "gap",
      expected: 2,
    });
    expect((await journal.read(id))?.entries).toHaveLength(1);
  });

  it("answers a repeated append as it answered the first, and writes nothing twice", async () => {
    const id = await created();
    await journal.append(id, 1, 1, [entry(1), entry(2)]);
    expect(await journal.append(id, 1, 1, [entry(1), entry(2)])).toEqual({
      outcome: "durable",
      journalLength: 2,
    });
    expect(await journal.append(id, 1, 2, [entry(2)])).toEqual({ outcome: "durable", journalLength: 2 });
    expect((await journal.read(id))?.entries).toHaveLength(2);
  });

  it("refuses another entry in the place of a written one", async () => {
    const id = await created();
    await journal.append(id, 1, 1, [entry(1)]);
    const conflict = { outcome: "refused", reason: "conflict" };
    expect(await journal.append(id, 1, 1, [entry(1, "somebody else")])).toEqual(conflict);
    expect(await journal.append(id, 1, 1, [entry(1), entry(2)])).toEqual(conflict);
    expect((await journal.read(id))?.entries.map(({ input }) => input)).toEqual([entry(1).input]);
  });

  it("fences the former owner from the moment another process takes over", async () => {
    const id = await created();
    await journal.append(id, 1, 1, [entry(1)]);
    const otherDatabase = await openDatabase(config);
    const other = new SqlJournal(otherDatabase);
    expect(await other.takeOver(id, "process-two")).toEqual({ outcome: "taken", epoch: 2, journalLength: 1 });
    const fenced = { outcome: "refused", reason: "fenced", epoch: 2 };
    expect(await journal.append(id, 1, 2, [entry(2)])).toEqual(fenced);
    expect(await journal.append(id, 1, 1, [entry(1)])).toEqual(fenced);
    const state = { seq: 1, engineVersion: "1", state: {} };
    expect(await journal.snapshot(id, 1, state)).toEqual(fenced);
    expect(await journal.finish(id, 1, { ended: "abandoned", outcomes: [] })).toEqual(fenced);
    expect(await other.append(id, 2, 2, [entry(2, "two")])).toMatchObject({ outcome: "durable" });
    expect((await other.read(id))?.match.owner).toBe("process-two");
    await otherDatabase.close();
  });

  it("lets only one of several takers have an epoch that they all saw", async () => {
    const id = await created();
    const takers = ["two", "three", "four"];
    const results = await Promise.all(takers.map((taker) => journal.takeOver(id, taker, 1)));
    expect(results.filter(({ outcome }) => outcome === "taken")).toHaveLength(1);
    const winner = takers[results.findIndex(({ outcome }) => outcome === "taken")];
    expect(results.filter(({ outcome }) => outcome === "refused")).toEqual(
      Array(2).fill({ outcome: "refused", reason: "raced", epoch: 2, owner: winner }),
    );
  });

  it("reads from the newest snapshot, or from the start when asked", async () => {
    const id = await created();
    await journal.append(id, 1, 1, [entry(1), entry(2), entry(3)]);
    await journal.snapshot(id, 1, { seq: 1, engineVersion: "1", state: { turn: 1 } });
    await journal.snapshot(id, 1, { seq: 2, engineVersion: "1", state: { turn: 2 } });
    const record = await journal.read(id);
    expect(record?.snapshot).toEqual({ seq: 2, engineVersion: "1", state: { turn: 2 } });
    expect(record?.entries.map(({ seq }) => seq)).toEqual([3]);
    const whole = await journal.read(id, "start");
    expect(whole?.snapshot).toBeUndefined();
    expect(whole?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it("takes no snapshot of a state that the journal does not reach", async () => {
    const id = await created();
    const snapshot = { seq: 5, engineVersion: "1", state: {} };
    expect(await journal.snapshot(id, 1, snapshot)).toMatchObject({ outcome: "refused", reason: "gap" });
    expect((await journal.read(id))?.snapshot).toBeUndefined();
  });

  it("keeps the result of a finished match and closes it", async () => {
    const id = await created();
    await journal.append(id, 1, 1, [entry(1)]);
    const snapshot = { seq: 1, engineVersion: "1", state: {} };
    await journal.snapshot(id, 1, snapshot);
    const result = {
      ended: "finished",
      outcomes: [
        { seat: 0, outcome: "win" },
        { seat: 1, outcome: "loss" },
      ],
      details: { games: [1, 0] },
    } as const;
    expect(await journal.finish(id, 1, result)).toEqual({ outcome: "durable" });
    expect(await journal.finish(id, 1, result)).toEqual({ outcome: "durable" });
    expect(await journal.append(id, 1, 2, [entry(2)])).toEqual({ outcome: "refused", reason: "closed" });
    expect(await journal.append(id, 1, 1, [entry(1)])).toMatchObject({ outcome: "durable" });
    expect(await journal.takeOver(id, "process-two")).toEqual({ outcome: "refused", reason: "closed" });
    expect(await journal.snapshot(id, 1, snapshot)).toEqual({ outcome: "refused", reason: "closed" });
    expect((await journal.read(id))?.snapshot).toBeUndefined();
    expect((await journal.read(id))?.match).toMatchObject({ status: "finished", result });
    const rows = await database.query
      .selectFrom("results")
      .select(["seat", "outcome"])
      .orderBy("seat")
      .execute();
    expect(rows).toEqual([
      { seat: 0, outcome: "win" },
      { seat: 1, outcome: "loss" },
    ]);
  });

  it("stores a card definition once, however many matches use it", async () => {
    await created();
    await created({ definitions: new Map([...newMatch().definitions, ["hash-of-elf", { name: "Elf" }]]) });
    const hashes = await database.query.selectFrom("definitions").select("hash").orderBy("hash").execute();
    expect(hashes.map(({ hash }) => hash)).toEqual(["hash-of-bear", "hash-of-elf"]);
  });

  it("groups what is queued into few transactions, in order within a match", async () => {
    const sizes: number[] = [];
    const grouping = new SqlJournal(database, { report: ({ size }) => sizes.push(size) });
    const matches = Array.from({ length: 50 }, () => newMatch());
    await Promise.all(matches.map((match) => grouping.create(match)));
    sizes.length = 0;
    const appends = matches.flatMap(({ id }) =>
      [1, 2].map((seq) => grouping.append(id, 1, seq, [entry(seq)])),
    );
    const results = await Promise.all(appends);
    expect(results.every(({ outcome }) => outcome === "durable")).toBe(true);
    expect(sizes.reduce((total, size) => total + size, 0)).toBe(100);
    expect(sizes.length).toBeLessThan(10);
  });

  it("does not let an impossible write fail the others of its batch", async () => {
    const ids = await Promise.all([created(), created(), created()]);
    const stranger = { seat: 0, accountId: "no-such-account", bot: null, name: "?", deck: {} };
    const impossible = newMatch({ seats: [stranger] });
    const [bad, ...good] = await Promise.allSettled([
      journal.create(impossible),
      ...ids.map((id) => journal.append(id, 1, 1, [entry(1)])),
    ]);
    expect(bad.status).toBe("rejected");
    expect(good.map((result) => result.status === "fulfilled" && result.value.outcome)).toEqual(
      Array(3).fill("durable"),
    );
    expect(await journal.read(impossible.id)).toBeUndefined();
  });

  it("loses and doubles nothing while two owners wrestle for a match", async () => {
    const id = await created();
    const databases = await Promise.all([openDatabase(config), openDatabase(config)]);
    const acknowledged: unknown[] = [];
    await Promise.all(
      databases.map(async (each, index) => {
        const mine = new SqlJournal(each);
        for (let round = 0; round < 8; round++) {
          const taken = await mine.takeOver(id, `process-${index}`);
          if (taken.outcome !== "taken") throw new Error("a match in play can be taken");
          for (let seq = taken.journalLength + 1; seq < taken.journalLength + 15; seq++) {
            const written = entry(seq, `${index}-${round}`);
            const result = await mine.append(id, taken.epoch, seq, [written]);
            if (result.outcome !== "durable") {
              expect(result.reason).toBe("fenced");
              break;
            }
            acknowledged.push(written.input);
          }
        }
      }),
    );
    const record = await journal.read(id);
    const entries = record?.entries ?? [];
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    const epochs = entries.map(({ epoch }) => epoch);
    expect(epochs).toEqual(epochs.toSorted((left, right) => left - right));
    const written = entries.map(({ input }) => input);
    expect(new Set(written.map((input) => JSON.stringify(input)))).toEqual(
      new Set(acknowledged.map((input) => JSON.stringify(input))),
    );
    expect(acknowledged.length).toBe(entries.length);
    await Promise.all(databases.map((each) => each.close()));
  }, 60_000);
});
