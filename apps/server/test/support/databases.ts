/** The databases that storage is tested on: SQLite in a directory of its own, and a real PostgreSQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StorageConfig } from "../../src/config/config.ts";
import { startPostgres } from "./postgres.ts";

export interface TestStorage {
  /** Configuration of one empty database, which any number of processes may open. */
  fresh(): Promise<StorageConfig>;
  stop(): Promise<void>;
}

export function temporaryDirectory(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "spellroom-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

async function sqliteStorage(): Promise<TestStorage> {
  const directory = temporaryDirectory();
  let made = 0;
  return {
    fresh: () => Promise.resolve({ kind: "sqlite", directory: join(directory.path, `${++made}`) }),
    stop: () => Promise.resolve(directory.remove()),
  };
}

async function postgresStorage(): Promise<TestStorage> {
  const { server, createDatabase } = await startPostgres();
  let made = 0;
  return {
    fresh: async () => ({ kind: "postgres", url: await createDatabase(`test${++made}`), poolSize: 4 }),
    stop: () => server.dispose(),
  };
}

export const STORAGES = [
  { name: "SQLite", start: sqliteStorage },
  { name: "PostgreSQL", start: postgresStorage },
] as const;
