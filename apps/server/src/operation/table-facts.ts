/** The database's own list of tables, so that a backup includes those that later versions add. */
import { sql } from "kysely";
import type { Database } from "../storage/database.ts";

export interface TableFacts {
  readonly name: string;
  readonly key: readonly string[];
  /** Columns that the database numbers. */
  readonly numbered: readonly string[];
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

const OF_THE_MIGRATOR = /^kysely_/;

/** All tables with data of ours, those that others refer to first. */
export async function tablesOf(database: Database): Promise<readonly TableFacts[]> {
  const found = await database.query.introspection.getTables();
  const facts: TableFacts[] = [];
  for (const { name, columns, isView } of found) {
    if (isView || OF_THE_MIGRATOR.test(name)) continue;
    const numbered = columns.filter((column) => column.isAutoIncrementing).map((column) => column.name);
    facts.push({ name, key: await keyOf(database, name), numbered });
  }
  return inOrder(facts, await referencesOf(database, facts));
}

async function keyOf(database: Database, table: string): Promise<readonly string[]> {
  const query =
    database.dialect === "sqlite"
      ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
      : sql<{ name: string }>`
          select attribute.attname as name
          from pg_index
          join pg_attribute attribute
            on attribute.attrelid = pg_index.indrelid and attribute.attnum = any(pg_index.indkey)
          where pg_index.indisprimary and pg_index.indrelid = ${table}::regclass
          order by array_position(pg_index.indkey::int2[], attribute.attnum)`;
  return (await query.execute(database.query)).rows.map(({ name }) => name);
}

async function referencesOf(
  database: Database,
  tables: readonly TableFacts[],
): Promise<readonly Reference[]> {
  if (database.dialect === "postgres") {
    const all = sql<Reference>`
      select source.relname as "from", target.relname as "to"
      from pg_constraint
      join pg_class source on source.oid = pg_constraint.conrelid
      join pg_class target on target.oid = pg_constraint.confrelid
      where pg_constraint.contype = 'f'`;
    return (await all.execute(database.query)).rows;
  }
  const references: Reference[] = [];
  for (const { name } of tables) {
    const own = sql<{ to: string }>`select "table" as "to" from pragma_foreign_key_list(${name})`;
    for (const { to } of (await own.execute(database.query)).rows) references.push({ from: name, to });
  }
  return references;
}

function inOrder(tables: readonly TableFacts[], references: readonly Reference[]): readonly TableFacts[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: TableFacts[] = [];
  while (left.size > 0) {
    const next = [...left.values()].find(({ name }) =>
      references.every(({ from, to }) => from !== name || to === name || !left.has(to)),
    );
    if (!next) throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(", ")}`);
    left.delete(next.name);
    ordered.push(next);
  }
  return ordered;
}
