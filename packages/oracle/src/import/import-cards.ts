import type { CardStore, Checkpoint, StoredRecord } from "./card-store.ts";
import { ImportError } from "./import-error.ts";
import { type DataShape, type JsonRecord, JsonRecords } from "./json-records.ts";
import { IMPORT_LIMITS, type ImportLimits } from "./limits.ts";
import { parseMtgjson } from "./mtgjson.ts";
import type { Reading } from "./reading.ts";
import { parseScryfall } from "./scryfall.ts";
import type { SourceCard, SourceRecord } from "./source-card.ts";

/** Where card data come from. */
export interface ByteSource {
  /** The unpacked bytes from the beginning, each time that it is called. */
  read(): AsyncIterable<Uint8Array>;
  /** How much of the source the last `read` has taken, from 0 to 1; `null` if nobody knows. */
  share(): number | null;
}

/** A hash that can be looked at on the way. */
export interface RunningDigest {
  update(bytes: Uint8Array): void;
  value(): string;
}

export interface ImportProgress {
  readonly phase: "comparing" | "reading";
  readonly records: number;
  readonly share: number | null;
}

export interface ImportOptions {
  readonly source: ByteSource;
  readonly store: CardStore;
  readonly read: (card: SourceCard) => Reading;
  /** Names what reads the texts and its version: an import that another reader began starts over. */
  readonly reader: string;
  readonly digest: () => RunningDigest;
  readonly progress?: (progress: ImportProgress) => void;
  /** Stops the import after the record at hand; it can be taken up again. */
  readonly signal?: AbortSignal;
  readonly limits?: Partial<ImportLimits>;
  /** Records between two checkpoints. */
  readonly batch?: number;
}

export interface ImportOutcome {
  readonly outcome: "imported" | "interrupted";
  readonly shape: DataShape;
  readonly records: number;
  /** Records that were no cards. */
  readonly skipped: number;
  /** Records that an earlier run had put into the store. */
  readonly resumedAt: number;
}

const BATCH = 200;

/**
 * Imports card data into a store: record after record, holding no more of them than one batch, going on where an earlier run
 * with the same data stopped.
 * @throws ImportError when it comes to nothing. The cards that were in the store before are still there; if the data are not to
 * blame (an address that stopped answering), the next run goes on from the last checkpoint.
 */
export async function importCards(options: ImportOptions): Promise<ImportOutcome> {
  const { store } = options;
  const from = store.begin(options.reader);
  try {
    return (await new Pass(options, from).run()) ?? (await beginAnew(options));
  } catch (error) {
    if (error instanceof ImportError && error.isOfTheData) store.discard();
    throw error;
  }
}

async function beginAnew(options: ImportOptions): Promise<ImportOutcome> {
  options.store.restart();
  const outcome = await new Pass(options, null).run();
  if (outcome === null) throw new Error("an import from the beginning has nothing to differ from");
  return outcome;
}

/** One way through the data. */
class Pass {
  readonly #options: ImportOptions;
  readonly #limits: ImportLimits;
  readonly #from: Checkpoint | null;
  readonly #records: JsonRecords;
  readonly #digest: RunningDigest;
  #shape: DataShape;
  #count: number;
  #skipped: number;
  /** Where the chunk at hand begins, and how much of it is in the digest. */
  #chunkAt = 0;
  #digested = 0;
  #comparing: boolean;
  #batch: StoredRecord[] = [];
  readonly #batchKeys = new Set<string>();

  constructor(options: ImportOptions, from: Checkpoint | null) {
    this.#options = options;
    this.#limits = { ...IMPORT_LIMITS, ...options.limits };
    this.#from = from;
    this.#records = new JsonRecords(this.#limits, from);
    this.#digest = options.digest();
    this.#comparing = from !== null;
    this.#shape = from?.shape ?? "list";
    this.#count = from?.records ?? 0;
    this.#skipped = from?.skipped ?? 0;
  }

  /** Nothing if the data are others than those of which the earlier run had read the beginning. */
  async run(): Promise<ImportOutcome | null> {
    for await (const chunk of this.#options.source.read()) {
      const rest = this.#comparing ? this.#compare(chunk) : chunk;
      if (rest === null) return null;
      const interrupted = this.#read(chunk, rest);
      this.#digestTo(chunk, this.#chunkAt + chunk.length);
      this.#chunkAt += chunk.length;
      this.#tell();
      if (interrupted) return this.#outcome("interrupted");
      if (this.#chunkAt > this.#limits.bytes)
        throw new ImportError("tooLarge", `the data are larger than ${this.#limits.bytes} bytes`);
      await breath();
    }
    if (this.#comparing) return null;
    this.#records.finish();
    if (this.#count === this.#skipped) throw new ImportError("notCardData", "there are no cards in it");
    this.#options.store.commit(this.#batch, {
      format: this.#shape === "list" ? "Scryfall" : "MTGJSON",
      records: this.#count,
      skipped: this.#skipped,
      digest: this.#digest.value(),
    });
    return this.#outcome("imported");
  }

  /** What of a chunk lies behind the checkpoint; nothing if the data before it differ from those of the earlier run. */
  #compare(chunk: Uint8Array): Uint8Array | null {
    const byte = this.#from?.byte ?? 0;
    const end = this.#chunkAt + chunk.length;
    if (end < byte) return chunk.subarray(chunk.length);
    this.#digestTo(chunk, byte);
    this.#comparing = false;
    if (this.#digest.value() !== this.#from?.digest) return null;
    return chunk.subarray(byte - this.#chunkAt);
  }

  /** Whether somebody asked to stop; then everything up to here is in the store. */
  #read(chunk: Uint8Array, rest: Uint8Array): boolean {
    if (this.#comparing) return this.#options.signal?.aborted ?? false;
    for (const record of this.#records.push(rest)) {
      this.#add(record);
      const stop = this.#options.signal?.aborted ?? false;
      if (stop || this.#batch.length >= (this.#options.batch ?? BATCH)) {
        this.#flush(chunk, record.end);
        this.#tell();
      }
      if (stop) return true;
    }
    return false;
  }

  #digestTo(chunk: Uint8Array, byte: number): void {
    if (byte <= this.#digested) return;
    this.#digest.update(chunk.subarray(this.#digested - this.#chunkAt, byte - this.#chunkAt));
    this.#digested = byte;
  }

  #add({ shape, key, value, end }: JsonRecord): void {
    const record = this.#count++;
    this.#shape = shape;
    const found = this.#parse(key, value, { record, byte: end });
    if (found.length === 0) this.#skipped++;
    for (const { card, printings, translations } of found) {
      const known = this.#batchKeys.has(card.key) || this.#options.store.knows(card.key);
      if (known && shape === "byName")
        throw new ImportError("duplicate", `${card.name} is in it twice`, { record, byte: end });
      const fresh = known ? null : { source: card, reading: this.#options.read(card) };
      this.#batchKeys.add(card.key);
      this.#batch.push({ record, key: card.key, card: fresh, printings, translations });
    }
  }

  #parse(key: string | null, value: unknown, place: ImportError["place"]): readonly SourceRecord[] {
    try {
      if (key !== null) return parseMtgjson(key, value);
      const one = parseScryfall(value);
      return one === null ? [] : [one];
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      throw new ImportError(error.problem, error.message, place, { cause: error });
    }
  }

  #flush(chunk: Uint8Array, byte: number): void {
    this.#digestTo(chunk, byte);
    const checkpoint: Checkpoint = {
      shape: this.#shape,
      byte,
      records: this.#count,
      skipped: this.#skipped,
      digest: this.#digest.value(),
    };
    this.#options.store.put(this.#batch, checkpoint);
    this.#batch = [];
    this.#batchKeys.clear();
  }

  #tell(): void {
    const phase = this.#comparing ? "comparing" : "reading";
    this.#options.progress?.({ phase, records: this.#count, share: this.#options.source.share() });
  }

  #outcome(outcome: ImportOutcome["outcome"]): ImportOutcome {
    return {
      outcome,
      shape: this.#shape,
      records: this.#count,
      skipped: this.#skipped,
      resumedAt: this.#from?.records ?? 0,
    };
  }
}

/** Lets signals and timers have their turn: reading texts keeps the thread busy. */
function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
