import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { CARD_DATABASE } from "@spellroom/card-search";
import {
  type CardStore,
  type Checkpoint,
  DATA_SHAPES,
  ImportError,
  type ImportedData,
  type StoredRecord,
} from "@spellroom/oracle";
import { z } from "zod";
import { CardWriter } from "./card-writer.ts";
import type { KeptCard, NewReading } from "./kept-card.ts";
import { printedSchema } from "./printed-schema.ts";
import { databasePath, SCHEMA, stagedPath } from "./schema.ts";
import { isBusy, storageError } from "./sqlite-errors.ts";

const checkpointSchema = z.strictObject({
  shape: z.enum(DATA_SHAPES),
  byte: z.number().int().min(1),
  records: z.number().int().min(1),
  skipped: z.number().int().min(0),
  digest: z.string(),
});

/**
 * Keeps cards in the SQLite file of a data directory. The generation to be is a file of its own beside it, which takes the
 * other's place by one rename; a reader that has the old file open keeps reading it until it looks again.
 */
export class SqliteCardStore implements CardStore {
  readonly #directory: string;
  #open: { readonly database: DatabaseSync; readonly writer: CardWriter } | null = null;
  readonly #adds: boolean;
  #reader = "";

  /** @param options.adds whether the generation to be begins as a copy of the present one, to which cards are added */
  constructor(directory: string, { adds = false }: { readonly adds?: boolean } = {}) {
    this.#directory = directory;
    this.#adds = adds;
  }

  begin(reader: string): Checkpoint | null {
    this.#reader = reader;
    return storageError(() => {
      mkdirSync(this.#directory, { recursive: true });
      this.#finishRename();
      const staged = this.#openStaged();
      const found = staged && this.#checkpoint();
      if (found) return found;
      this.restart();
      return null;
    });
  }

  restart(): void {
    storageError(() => {
      this.close();
      this.#remove();
      const present = databasePath(this.#directory);
      const copies = this.#adds && existsSync(present) && isOfThisVersion(present);
      if (copies) copyFileSync(present, stagedPath(this.#directory));
      const database = openLocked(stagedPath(this.#directory));
      if (!copies) database.exec(SCHEMA);
      if (this.#adds) database.exec(FRESH);
      this.#open = { database, writer: new CardWriter(database, this.#adds) };
      this.#open.writer.forget("complete");
      this.#open.writer.forget("checkpoint");
      this.#open.writer.note("reader", this.#reader);
    });
  }

  knows(key: string): boolean {
    return this.#writer.knows(key);
  }

  put(records: readonly StoredRecord[], checkpoint: Checkpoint): void {
    this.#inTransaction(() => {
      this.#writer.add(records);
      this.#writer.note("checkpoint", JSON.stringify(checkpoint));
    });
  }

  commit(records: readonly StoredRecord[], about: ImportedData): void {
    this.#inTransaction(() => {
      this.#writer.add(records);
      for (const [key, value] of Object.entries(about)) this.#writer.note(key, String(value));
      if (this.#adds) this.#open?.database.exec("DROP TABLE fresh");
      this.#writer.note("importedAt", new Date().toISOString());
      this.#writer.forget("checkpoint");
      this.#writer.note("complete", "yes");
    });
    storageError(() => {
      this.close();
      this.#finishRename();
    });
  }

  /** Cards of the generation to be whose ids come after one, in their order. */
  cardsAfter(id: number, most: number): readonly KeptCard[] {
    const { database } = this.#begun;
    const rows = database
      .prepare(
        "SELECT id, key, name, layout, printed, legalities, status FROM cards WHERE id > ? ORDER BY id LIMIT ?",
      )
      .all(id, most);
    return rows.map((row) => keptCard(keptRowSchema.parse(row)));
  }

  putReadings(readings: readonly NewReading[]): void {
    this.#inTransaction(() => {
      const { database } = this.#begun;
      const update = database.prepare(
        "UPDATE cards SET status = ?, stop = ?, hash = ?, definition = ? WHERE id = ?",
      );
      for (const { id, reading } of readings) {
        const playable = reading.status === "playable";
        const found = playable
          ? [null, reading.hash, JSON.stringify(reading.definition)]
          : [reading.stop, null, null];
        update.run(reading.status, ...found, id);
      }
    });
  }

  /** Makes the generation to be the one that is read, as read by this reader. */
  complete(reader: string): void {
    this.#inTransaction(() => {
      this.#begun.database.exec("DROP TABLE IF EXISTS fresh");
      this.#writer.note("reader", reader);
      this.#writer.note("complete", "yes");
    });
    storageError(() => {
      this.close();
      this.#finishRename();
    });
  }

  discard(): void {
    storageError(() => {
      this.close();
      this.#remove();
    });
  }

  /** Leaves everything as it is, for a later run. */
  close(): void {
    this.#open?.database.close();
    this.#open = null;
  }

  get #begun() {
    if (this.#open === null) throw new Error("the store was not opened");
    return this.#open;
  }

  get #writer(): CardWriter {
    return this.#begun.writer;
  }

  #inTransaction(act: () => void): void {
    const database = this.#open?.database;
    if (!database) throw new Error("the store was not opened");
    storageError(() => {
      database.exec("BEGIN IMMEDIATE");
      // A card whose place another one takes has printings, which are left without one for a moment.
      if (this.#adds) database.exec("PRAGMA defer_foreign_keys = ON");
      try {
        act();
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    });
  }

  /** Whether a generation to be was found that this version can go on with. */
  #openStaged(): boolean {
    const file = stagedPath(this.#directory);
    if (!existsSync(file)) return false;
    let database: DatabaseSync | null = null;
    try {
      database = openLocked(file);
      if (pragma(database, "application_id") !== CARD_DATABASE.applicationId)
        throw new RangeError("not ours");
      if (pragma(database, "user_version") !== CARD_DATABASE.version)
        throw new RangeError("not this version");
      this.#open = { database, writer: new CardWriter(database, this.#adds) };
      return this.#writer.noted("reader") === this.#reader;
    } catch (error) {
      if (database !== this.#open?.database) database?.close();
      if (isBusy(error)) throw new ImportError("busy", "another import is running on this database");
      // Whatever else is wrong with it: it is only the beginning of an import, which can be repeated.
      return false;
    }
  }

  #checkpoint(): Checkpoint | null {
    const text = this.#writer.noted("checkpoint");
    if (text === null) return null;
    const parsed = checkpointSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  }

  /** An import that was complete but not yet in its place, because the process ended in between, is put there. */
  #finishRename(): void {
    const staged = stagedPath(this.#directory);
    if (!existsSync(staged) || !isComplete(staged)) return;
    flushToDisk(staged);
    renameSync(staged, databasePath(this.#directory));
    flushToDisk(this.#directory);
  }

  #remove(): void {
    const staged = stagedPath(this.#directory);
    for (const file of [staged, `${staged}-journal`]) rmSync(file, { force: true });
  }
}

/** Keys of the cards that this import has put in. */
const FRESH =
  "CREATE TABLE IF NOT EXISTS fresh (key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID; DELETE FROM fresh;";

const keptRowSchema = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  layout: z.string(),
  printed: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(printedSchema),
  legalities: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.string())),
  status: z.string(),
});

function keptCard(row: z.infer<typeof keptRowSchema>): KeptCard {
  const { id, key, name, layout, printed, legalities, status } = row;
  const source = { key, name, layout, corpus: printed, legalities: Object.entries(legalities) };
  return { id, source, wasPlayable: status === "playable" };
}

/** Whether a card database has the tables of this version. */
function isOfThisVersion(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return pragma(database, "user_version") === CARD_DATABASE.version;
  } finally {
    database.close();
  }
}

/** Opens a file and keeps it for this process until it is closed, or the process ends. */
function openLocked(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL");
    database.exec("BEGIN EXCLUSIVE; COMMIT");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function isComplete(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    return (
      pragma(database, "application_id") === CARD_DATABASE.applicationId &&
      database.prepare("SELECT value FROM about WHERE key = 'complete'").get() !== undefined
    );
  } catch (error) {
    if (isBusy(error)) throw new ImportError("busy", "another import is running on this database");
    return false;
  } finally {
    database.close();
  }
}

function pragma(database: DatabaseSync, name: "application_id" | "user_version"): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}

function flushToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
