import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
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
import { APPLICATION_ID, databasePath, SCHEMA, SCHEMA_VERSION, stagedPath } from "./schema.ts";
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
 * other's place by one rename; whoever has the other open goes on reading it until they look again.
 */
export class SqliteCardStore implements CardStore {
  readonly #directory: string;
  #open: { readonly database: DatabaseSync; readonly writer: CardWriter } | null = null;
  #reader = "";

  constructor(directory: string) {
    this.#directory = directory;
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
      const database = openLocked(stagedPath(this.#directory));
      database.exec(SCHEMA);
      this.#open = { database, writer: new CardWriter(database) };
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
      this.#writer.note("importedAt", new Date().toISOString());
      this.#writer.forget("checkpoint");
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

  get #writer(): CardWriter {
    if (this.#open === null) throw new Error("the store was not begun");
    return this.#open.writer;
  }

  #inTransaction(act: () => void): void {
    const database = this.#open?.database;
    if (!database) throw new Error("the store was not begun");
    storageError(() => {
      database.exec("BEGIN IMMEDIATE");
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
      if (pragma(database, "application_id") !== APPLICATION_ID) throw new RangeError("not ours");
      if (pragma(database, "user_version") !== SCHEMA_VERSION) throw new RangeError("not this version");
      this.#open = { database, writer: new CardWriter(database) };
      return this.#writer.noted("reader") === this.#reader;
    } catch (error) {
      if (database !== this.#open?.database) database?.close();
      if (isBusy(error)) throw new ImportError("busy", "another import is at work on this database");
      // Whatever else is wrong with it: it is only the beginning of an import, which can be made anew.
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
      pragma(database, "application_id") === APPLICATION_ID &&
      database.prepare("SELECT value FROM about WHERE key = 'complete'").get() !== undefined
    );
  } catch (error) {
    if (isBusy(error)) throw new ImportError("busy", "another import is at work on this database");
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
