import type { CardStore, Checkpoint, ImportedData, StoredRecord } from "../../../src/import/card-store.ts";
import { ImportError } from "../../../src/import/import-error.ts";

interface Generation {
  readonly reader: string;
  readonly records: readonly StoredRecord[];
  readonly checkpoint: Checkpoint | null;
}

/** A store in memory that says what happened to it. */
export class MemoryStore implements CardStore {
  live: { readonly records: readonly StoredRecord[]; readonly about: ImportedData } | null = null;
  staged: Generation | null = null;
  #reader = "";

  begin(reader: string): Checkpoint | null {
    this.#reader = reader;
    if (this.staged?.reader === reader && this.staged.checkpoint !== null) return this.staged.checkpoint;
    this.restart();
    return null;
  }

  restart(): void {
    this.staged = { reader: this.#reader, records: [], checkpoint: null };
  }

  knows(key: string): boolean {
    return this.staged?.records.some((record) => record.key === key) ?? false;
  }

  put(records: readonly StoredRecord[], checkpoint: Checkpoint): void {
    this.staged = { reader: this.#reader, records: this.#with(records), checkpoint };
  }

  commit(records: readonly StoredRecord[], about: ImportedData): void {
    this.live = { records: this.#with(records), about };
    this.staged = null;
  }

  discard(): void {
    this.staged = null;
  }

  #with(records: readonly StoredRecord[]): readonly StoredRecord[] {
    const all = [...(this.staged?.records ?? []), ...records];
    const ids = all.flatMap(({ printings }) => printings.map(({ id }) => id));
    if (new Set(ids).size < ids.length) throw new ImportError("duplicate", "a printing is in it twice");
    return all;
  }
}
