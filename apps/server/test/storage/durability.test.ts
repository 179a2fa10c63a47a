import { readdirSync } from "node:fs";
import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import BetterSqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StorageConfig } from "../../src/config/config.ts";
import { openDatabase } from "../../src/storage/open/open-database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { DATABASE_FILE } from "../../src/storage/sqlite/database.ts";
import { STORAGES, type TestStorage, temporaryDirectory } from "../support/databases.ts";
import { entry, newMatch } from "../support/matches.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { exited, start as startProgram, stop, until } from "../support/processes.ts";

const CHILD = fileURLToPath(new URL("../support/journal-child.ts", import.meta.url));

function startChild(config: StorageConfig, ...matchId: readonly string[]) {
  return startProgram(execPath, [CHILD, JSON.stringify(config), ...matchId]);
}

describe.each(STORAGES)("storage on $name", ({ start }) => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await start();
  }, 120_000);
  afterAll(() => storage.stop(), 60_000);

  it("has lost nothing that was acknowledged when its process is killed", async () => {
    const config = await storage.fresh();
    const database = await openDatabase(config);
    const journal = new SqlJournal(database);
    for (const least of [20, 60]) {
      const match = newMatch();
      await journal.create(match);
      const { child, output } = startChild(config, match.id);
      await until(() => lastNumber(output()) >= least, { what: `entries of the child:\n${output()}` });
      await stop(child, "SIGKILL");
      const acknowledged = lastNumber(output());
      // PostgreSQL may still commit what the dead process had sent: the next owner reads once nobody else can write.
      const taken = await journal.takeOver(match.id, "process-two");
      const entries = (await journal.read(match.id))?.entries ?? [];
      expect(taken).toEqual({ outcome: "taken", epoch: 2, journalLength: entries.length });
      expect(entries.length).toBeGreaterThanOrEqual(acknowledged);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
      const next = await journal.append(match.id, 2, entries.length + 1, [entry(1, "two")]);
      expect(next).toMatchObject({ outcome: "durable" });
    }
    await database.close();
  }, 120_000);

  it("is migrated once by processes that start together", async () => {
    const config = await storage.fresh();
    const children = [1, 2, 3].map(() => startChild(config));
    const codes = await Promise.all(children.map(({ child }) => exited(child)));
    expect(codes, children.map(({ output }) => output()).join("\n")).toEqual([0, 0, 0]);
    const database = await openDatabase(config);
    const sites = await database.query.selectFrom("site").selectAll().where("key", "=", "identity").execute();
    expect(sites).toHaveLength(1);
    await database.close();
  }, 120_000);

  it("is the same database for everyone who opens it, and for nobody else", async () => {
    const config = await storage.fresh();
    const [one, two, other] = await Promise.all([
      openDatabase(config),
      openDatabase(config),
      openDatabase(await storage.fresh()),
    ]);
    expect(one.identity).toBe(two.identity);
    expect(one.identity).not.toBe(other.identity);
    await Promise.all([one, two, other].map((database) => database.close()));
  }, 60_000);
});

describe("a PostgreSQL server that goes away", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(() => postgres.server.dispose(), 60_000);

  it("makes writes unavailable, and the same write succeeds once it is back", async () => {
    const url = await postgres.createDatabase("outage");
    const database = await openDatabase({ kind: "postgres", url, poolSize: 2 });
    const journal = new SqlJournal(database);
    const match = newMatch();
    await journal.create(match);
    await journal.append(match.id, 1, 1, [entry(1)]);
    await postgres.server.stop();
    const refused = await journal.append(match.id, 1, 2, [entry(2)]);
    expect(refused).toMatchObject({ outcome: "refused", reason: "unavailable" });
    await expect(journal.read(match.id)).rejects.toThrow("not available");
    await postgres.server.restart();
    await until(async () => (await journal.append(match.id, 1, 2, [entry(2)])).outcome === "durable");
    expect((await journal.read(match.id))?.entries.map(({ seq }) => seq)).toEqual([1, 2]);
    await database.close();
  }, 120_000);
});

describe("a SQLite file that another process is writing", () => {
  it("keeps the writer waiting, but not its event loop", async () => {
    const directory = temporaryDirectory();
    const database = await openDatabase({ kind: "sqlite", directory: directory.path });
    const journal = new SqlJournal(database);
    const match = newMatch();
    await journal.create(match);
    expect(readdirSync(directory.path)).toContain(DATABASE_FILE);
    const rival = new BetterSqlite(join(directory.path, DATABASE_FILE));
    rival.exec("begin immediate");
    let answered = false;
    const append = journal.append(match.id, 1, 1, [entry(1)]).then((result) => {
      answered = true;
      return result;
    });
    let turns = 0;
    await until(() => ++turns > 20);
    expect(answered).toBe(false);
    rival.exec("commit");
    expect(await append).toMatchObject({ outcome: "durable" });
    rival.close();
    await database.close();
    directory.remove();
  });
});

function lastNumber(output: string): number {
  return Number(output.trimEnd().split("\n").at(-1)) || 0;
}
