/**
 * The whole database as one file: lines of JSON, compressed. It is read in one transaction, so it is of one moment, while
 * the site goes on. A backup of SQLite can be restored into PostgreSQL and the other way round.
 */
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { type TableFacts, tablesOf } from "./table-facts.ts";

export const BACKUP_FORMAT = "spellroom-backup";
export const BACKUP_VERSION = 1;
const PAGE = 500;

export interface BackupReport {
  readonly rows: Readonly<Record<string, number>>;
}

/** Writes a backup; the file is there only once it is whole. */
export async function backUp(database: Database, file: string, now = new Date()): Promise<BackupReport> {
  const unfinished = `${file}.part`;
  const gzip = createGzip();
  const out = gzip.pipe(createWriteStream(unfinished));
  const write = async (line: unknown): Promise<void> => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await once(gzip, "drain");
  };
  const rows: Record<string, number> = {};
  const tables = await tablesOf(database);
  await write({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    made: now.toISOString(),
    migrations: await migrationsOf(database.query),
  });
  await inOneMoment(database, async (query) => {
    for (const table of tables) {
      let count = 0;
      for await (const row of rowsOf(query, table)) {
        await write({ table: table.name, row });
        count++;
      }
      rows[table.name] = count;
    }
  });
  await write({ end: rows });
  gzip.end();
  await finished(out);
  await rename(unfinished, file);
  return { rows };
}

/** The migrations that a database has had. */
export async function migrationsOf(query: Kysely<Tables>): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(query);
  return found.rows.map(({ name }) => name);
}

async function inOneMoment(
  database: Database,
  read: (query: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const transaction = database.query.transaction();
  if (database.dialect === "sqlite") await transaction.execute(read);
  else await transaction.setIsolationLevel("repeatable read").execute(read);
}

async function* rowsOf(
  query: Kysely<Tables>,
  { name, key }: TableFacts,
): AsyncGenerator<Record<string, unknown>> {
  const table = sql.table(name);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const from = last;
    const after =
      from === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => from[column]))})`;
    const page = sql<Record<string, unknown>>`
      select * from ${table} ${after} order by ${columns} limit ${sql.lit(PAGE)}`;
    const { rows } = await page.execute(query);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}
