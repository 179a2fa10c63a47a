import type { RecordsPlace } from "./json-records.ts";
import type { Reading } from "./reading.ts";
import type { Printing, SourceCard, Translation } from "./source-card.ts";

/** How far an import has come: everything before was put into the store. */
export interface Checkpoint extends RecordsPlace {
  /** Of the data's bytes up to here, so that going on with other data is noticed. */
  readonly digest: string;
  /** Records that were no cards (tokens and the like). */
  readonly skipped: number;
}

/** One record as it is put into the store. */
export interface StoredRecord {
  /** From 0, in the order of the data. */
  readonly record: number;
  readonly key: string;
  /** What the card is; `null` for another printing of one that is there already. */
  readonly card: { readonly source: SourceCard; readonly reading: Reading } | null;
  readonly printings: readonly Printing[];
  readonly translations: readonly Translation[];
}

/** What was imported. */
export interface ImportedData {
  readonly format: "Scryfall" | "MTGJSON";
  readonly records: number;
  readonly skipped: number;
  /** Of all of its bytes. */
  readonly digest: string;
}

/**
 * Where imported cards go. Readers see one whole generation, the last that was committed; an import builds the
 * next one beside it, over several runs if need be.
 */
export interface CardStore {
  /**
   * Opens the generation to be, and says how far an earlier run came with it; `null` for an empty one. What another reader of
   * texts began (another version) is thrown away.
   * @throws ImportError `busy` while another import is at it
   */
  begin(reader: string): Checkpoint | null;
  /** Throws away what is in the generation to be. */
  restart(): void;
  /** Whether the card was put into the generation to be. */
  knows(key: string): boolean;
  /**
   * Puts records and checkpoint into the generation to be, all or nothing.
   * @throws ImportError `duplicate` for a printing that is there already
   */
  put(records: readonly StoredRecord[], checkpoint: Checkpoint): void;
  /**
   * Puts the last records and makes the generation to be the one that is read, at once and for everybody.
   * @throws ImportError `duplicate` as `put` does
   */
  commit(records: readonly StoredRecord[], about: ImportedData): void;
  /** Throws the generation to be away and leaves the other as it is. */
  discard(): void;
}
