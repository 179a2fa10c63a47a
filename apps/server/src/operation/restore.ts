/** A backup put into an empty database. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupReport, migrationsOf } from "./backup.ts";
import { type TableFacts, tablesOf } from "./table-facts.ts";

const headSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  migrations: z.array(z.string()),
});
const lineSchema = z.union([
  z.object({ table: z.string(), row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) }),
  z.object({ end: z.record(z.string(), z.number()) }),
]);

type Row = Readonly<Record<string, string | number | null>>;

/** Why a backup was not restored; the database is unchanged. */
export class RestoreRefused extends Error {
  override readonly name = "RestoreRefused";
}

const AT_ONCE = 100;
/** Which database it is stays its own: a copy must not be taken for the original. */
const NOT_RESTORED: ReadonlySet<string> = new Set(["site"]);

/** @throws RestoreRefused when the file is not a complete backup of this version, or the database is not empty */
export async function restore(database: Database, file: string): Promise<BackupReport> {
  const tables = await tablesOf(database);
  await refuseUnlessEmpty(database, tables);
  const known = await migrationsOf(database.query);
  return database.query.transaction().execute(async (query) => {
    const writer = new TableWriter(query, tables, database.dialect);
    let head: z.infer<typeof headSchema> | undefined;
    let end: Readonly<Record<string, number>> | undefined;
    for await (const line of linesOf(file)) {
      if (end) throw new RestoreRefused("the backup goes on after its end");
      if (!head) head = headOf(line, known);
      else {
        const parsed = lineSchema.safeParse(line);
        if (!parsed.success) throw new RestoreRefused("a line of the backup can't be read");
        if ("end" in parsed.data) end = parsed.data.end;
        else await writer.add(parsed.data.table, parsed.data.row);
      }
    }
    await writer.end();
    if (!end || JSON.stringify(end) !== JSON.stringify(writer.rows))
      throw new RestoreRefused("the backup is not whole");
    return { rows: writer.rows };
  });
}

function headOf(line: unknown, known: readonly string[]): z.infer<typeof headSchema> {
  const head = headSchema.safeParse(line);
  if (!head.success) throw new RestoreRefused("the file is no backup of Spellroom");
  if (head.data.migrations.join() === known.join()) return head.data;
  throw new RestoreRefused(
    `the backup is of another version: restore it with that one, then start this one (it has ${head.data.migrations.at(-1)}, this is ${known.at(-1)})`,
  );
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on("error", (error) => unzipped.destroy(error));
  try {
    for await (const line of createInterface({ input: unzipped })) yield JSON.parse(line);
  } catch (error) {
    throw new RestoreRefused(`the backup can't be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function refuseUnlessEmpty(database: Database, tables: readonly TableFacts[]): Promise<void> {
  for (const { name } of tables) {
    if (NOT_RESTORED.has(name)) continue;
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database.query);
    if (found.rows.length > 0)
      throw new RestoreRefused(`the database is not empty: there are rows in ${name}`);
  }
}

/** Inserts rows in batches, table after table. */
class TableWriter {
  readonly rows: Record<string, number> = {};
  readonly #query: Kysely<Tables>;
  readonly #tables: ReadonlyMap<string, TableFacts>;
  readonly #dialect: Database["dialect"];
  #table = "";
  #waiting: Row[] = [];

  constructor(query: Kysely<Tables>, tables: readonly TableFacts[], dialect: Database["dialect"]) {
    this.#query = query;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
    this.#dialect = dialect;
    for (const { name } of tables) this.rows[name] = 0;
  }

  async add(table: string, row: Row): Promise<void> {
    if (!this.#tables.has(table)) throw new RestoreRefused(`there is no table ${table}`);
    if (table !== this.#table || this.#waiting.length >= AT_ONCE) await this.#flush();
    this.#table = table;
    this.#waiting.push(row);
    this.rows[table] = (this.rows[table] ?? 0) + 1;
  }

  async end(): Promise<void> {
    await this.#flush();
    if (this.#dialect !== "postgres") return;
    for (const { name, numbered } of this.#tables.values())
      for (const column of numbered) await this.#countOn(name, column);
  }

  /** New rows get numbers after those that were restored. */
  async #countOn(table: string, column: string): Promise<void> {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}),
        greatest(1, (select coalesce(max(${sql.ref(column)}), 0) from ${sql.table(table)})))`.execute(
      this.#query,
    );
  }

  async #flush(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    const [first] = rows;
    if (!first || NOT_RESTORED.has(this.#table)) return;
    const columns = Object.keys(first);
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(this.#table)} (${names}) values ${sql.join(values)}`.execute(
      this.#query,
    );
  }
}
