/** What a block of tests stands on, opened before the first of them and closed after the last. */
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Timings } from "../../src/cluster/timings.ts";
import type { Database } from "../../src/storage/database.ts";
import { openDatabase } from "../../src/storage/open/open-database.ts";
import type { CoordinationBench, CoordinationPair } from "./coordinations.ts";
import { type TestStorage, temporaryDirectory } from "./databases.ts";
import { startService, type TestService } from "./service.ts";

/** An empty database; `begin` is given it before the first test. */
export function withDatabase(start: () => Promise<TestStorage>, begin: (database: Database) => void): void {
  let storage: TestStorage | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    storage = await start();
    database = await openDatabase(await storage.fresh());
    begin(database);
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await storage?.stop();
  }, 60_000);
}

/** A service whose data nobody else has; `begin` is given it, and the folder of its data, before the first test. */
export function withService(
  begin: (service: TestService, directory: string) => void | Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): void {
  const directory = temporaryDirectory();
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await startService({ ...settings, DATA_DIR: directory.path });
    await begin(service, directory.path);
  });
  afterAll(async () => {
    await service?.close();
    directory.remove();
  });
}

/** Two processes of one site, both new to every test; `begin` is given them before each. */
export function withPair(
  start: () => Promise<CoordinationBench>,
  begin: (pair: CoordinationPair) => void,
  timings?: Timings,
): void {
  let bench: CoordinationBench | undefined;
  let pair: CoordinationPair | undefined;
  beforeAll(async () => {
    bench = await start();
  }, 60_000);
  afterAll(() => bench?.stop());
  beforeEach(async () => {
    if (bench === undefined) throw new Error("the bench stands before the first test");
    pair = await bench.pair(timings);
    begin(pair);
  });
  afterEach(() => pair?.close());
}
