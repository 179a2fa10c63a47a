import { DatabaseSync } from "node:sqlite";
import { type CardCounts, CardDatabase } from "../../../src/cards/card-database.ts";
import { type ImportRunResult, runImport } from "../../../src/cards/run-import.ts";
import { databasePath } from "../../../src/cards/schema.ts";

export interface ImportInto {
  readonly signal?: AbortSignal;
  readonly say?: (line: string) => void;
}

export function importInto(
  directory: string,
  from: string,
  { signal = new AbortController().signal, say = () => undefined }: ImportInto = {},
): Promise<ImportRunResult> {
  return runImport({ from, directory, signal, say });
}

/** Asks the card database of a directory something, and closes it. */
export function asked<T>(directory: string, question: (database: CardDatabase) => T): T {
  const database = new CardDatabase(directory);
  try {
    return question(database);
  } finally {
    database.close();
  }
}

export function countsOf(directory: string): CardCounts {
  return asked(directory, (database) => database.counts());
}

const TABLES = ["cards", "card_names", "printings", "translations"];

/** Everything that a card database holds, apart from when it was made. */
export function contentsOf(directory: string): Readonly<Record<string, readonly unknown[]>> {
  const database = new DatabaseSync(databasePath(directory), { readOnly: true });
  try {
    return Object.fromEntries(
      TABLES.map((table) => [table, database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()]),
    );
  } finally {
    database.close();
  }
}
