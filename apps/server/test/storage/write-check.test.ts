/** A disk that is full: a small file system in memory, which needs the rights of root to be made. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/storage/open/open-database.ts";
import { SqlJournal } from "../../src/storage/sql-journal.ts";
import { WriteCheck } from "../../src/storage/write-check.ts";
import { entry, newMatch } from "../support/matches.ts";
import { ask, startService, type TestService } from "../support/service.ts";

const DISK_MEGABYTES = 24;
const isRoot = process.getuid?.() === 0;

/** Makes the folder's file system so small that it can be filled. */
function mount(folder: string): boolean {
  if (!isRoot) return false;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m`, "tmpfs", folder], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/** Writes until nothing more can be written. */
function fill(file: string): void {
  const chunk = Buffer.alloc(64 * 1_024, 1);
  expect(() => {
    for (let written = 0; written < DISK_MEGABYTES * 16 * 2; written++)
      writeFileSync(file, chunk, { flag: "a" });
  }).toThrow("ENOSPC");
}

describe("a server whose disk is full", () => {
  let folder: string;
  let isMounted: boolean;
  let service: TestService;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "spellroom-disk-"));
    isMounted = mount(folder);
    service = await startService({ DATA_DIR: folder });
  }, 60_000);
  afterEach(async () => {
    await service.close();
    if (isMounted) execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Fills the disk, or, where none can be made, lets the database grow no further. */
  async function exhaust(): Promise<() => Promise<void>> {
    const ballast = join(folder, "ballast");
    if (isMounted) {
      fill(ballast);
      return async () => rmSync(ballast);
    }
    const { database } = service.foundation;
    const { batch } = database;
    Object.assign(database, {
      batch: async () => {
        throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
      },
    });
    return async () => void Object.assign(database, { batch });
  }

  it("is not ready, says why, and is ready again once there is room", async () => {
    expect((await ask(service, "GET", "/readyz")).status).toBe(200);
    const { journal } = service.foundation;
    const match = newMatch();
    await journal.create(match);
    const makeRoom = await exhaust();
    await expect
      .poll(async () => (await ask(service, "GET", "/readyz")).body)
      .toMatchObject({
        status: "not-ready",
        checks: { database: true, journal: false },
      });
    expect((await ask(service, "GET", "/readyz")).status).toBe(503);
    expect((await ask(service, "GET", "/healthz")).status).toBe(200);
    await makeRoom();
    await expect.poll(async () => (await ask(service, "GET", "/readyz")).status).toBe(200);
    expect(await journal.append(match.id, 1, 1, [entry(1)])).toMatchObject({ outcome: "durable" });
  }, 60_000);
});

describe("asking whether journals can be written", () => {
  it("checks the disk at most every two seconds, however often it is asked", async () => {
    const folder = mkdtempSync(join(tmpdir(), "spellroom-disk-"));
    const database = await openDatabase({ kind: "sqlite", directory: folder });
    let writes = 0;
    let now = 0;
    const counted = {
      ...database,
      query: database.query,
      batch: async (...what: Parameters<typeof database.batch>) => {
        writes++;
        return database.batch(...what);
      },
      ping: () => database.ping(),
      close: () => database.close(),
    };
    const check = new WriteCheck(counted, () => now);
    await Promise.all([check.run(), check.run(), check.run()]);
    now = 1_900;
    await check.run();
    expect(writes).toBe(1);
    now = 2_100;
    await check.run();
    expect(writes).toBe(2);
    await new SqlJournal(database).idle();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
