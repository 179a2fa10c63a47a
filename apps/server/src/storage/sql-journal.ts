/** The journal in a database: guarded writes, grouped into durable batches. */
import { z } from "zod";
import { type BatchReport, BatchWriter } from "./batch-writer.ts";
import type { Database, GuardedOutcome, GuardedWrite } from "./database.ts";
import { encodeDocument } from "./documents.ts";
import { isUnavailable, StorageUnavailable } from "./errors.ts";
import type {
  AppendResult,
  CreateResult,
  Journal,
  JournalEntry,
  JournalRecord,
  JournalRefusal,
  MatchResult,
  NewMatch,
  StoredEntry,
  StoredSnapshot,
  TakeOverResult,
  WriteResult,
} from "./journal.ts";
import {
  appendWrites,
  createWrite,
  finishWrite,
  presenceWrite,
  releaseWrite,
  snapshotWrite,
  takeOverWrite,
} from "./journal-writes.ts";
import { MatchStore } from "./match-store.ts";

const takenSchema = z.object({ epoch: z.number(), journal_length: z.number() });

type Unavailable = Extract<JournalRefusal, { readonly reason: "unavailable" }>;

export interface JournalOptions {
  /** Called after every transaction; for metrics. */
  readonly report?: (report: BatchReport) => void;
  readonly now?: () => number;
}

export class SqlJournal implements Journal {
  readonly #database: Database;
  readonly #matches: MatchStore;
  readonly #writer: BatchWriter;
  readonly #appendWrite: ReturnType<typeof appendWrites>;
  readonly #now: () => number;

  constructor(database: Database, options: JournalOptions = {}) {
    this.#database = database;
    this.#matches = new MatchStore(database);
    this.#writer = new BatchWriter(database, options.report);
    this.#appendWrite = appendWrites(database.query);
    this.#now = options.now ?? Date.now;
  }

  async create(match: NewMatch): Promise<CreateResult> {
    const written = await this.#write(match.id, createWrite(this.#database.query, match, this.#now()));
    if ("outcome" in written) return written;
    return written.applied ? { outcome: "created", epoch: 1 } : { outcome: "exists" };
  }

  async append(
    matchId: string,
    epoch: number,
    seq: number,
    entries: readonly JournalEntry[],
  ): Promise<AppendResult> {
    if (entries.length === 0) throw new RangeError("An append needs at least one entry");
    const target = { matchId, epoch, seq };
    const write = this.#appendWrite(target, entries, this.#now());
    const written = await this.#write(matchId, write);
    if ("outcome" in written) return written;
    if (written.applied) return { outcome: "durable", journalLength: seq - 1 + entries.length };
    return this.#orUnavailable(() => this.#explainAppend(target, entries));
  }

  async takeOver(matchId: string, processId: string, expectedEpoch?: number): Promise<TakeOverResult> {
    const target = { matchId, processId, expectedEpoch };
    const written = await this.#write(matchId, takeOverWrite(this.#database.query, target, this.#now()));
    if ("outcome" in written) return written;
    if (written.applied) {
      const row = takenSchema.parse(written.rows[0]);
      return { outcome: "taken", epoch: row.epoch, journalLength: row.journal_length };
    }
    return this.#orUnavailable(async (): Promise<TakeOverResult> => {
      const match = await this.#fence(matchId);
      if (match === undefined || match.status !== "playing") return { outcome: "refused", reason: "closed" };
      return { outcome: "refused", reason: "raced", epoch: match.epoch, owner: match.owner };
    });
  }

  async snapshot(matchId: string, epoch: number, snapshot: StoredSnapshot): Promise<WriteResult> {
    const write = snapshotWrite(this.#database.query, { matchId, epoch }, snapshot, this.#now());
    const written = await this.#write(matchId, write);
    if ("outcome" in written) return written;
    if (written.applied) return { outcome: "durable" };
    return this.#orUnavailable(async (): Promise<WriteResult> => {
      const match = await this.#fence(matchId);
      if (match === undefined) return { outcome: "refused", reason: "closed" };
      if (match.epoch !== epoch) return { outcome: "refused", reason: "fenced", epoch: match.epoch };
      if (match.status !== "playing") return { outcome: "refused", reason: "closed" };
      return { outcome: "refused", reason: "gap", expected: match.journal_length };
    });
  }

  async release(matchId: string, epoch: number): Promise<WriteResult> {
    return this.#writeFenced(matchId, epoch, releaseWrite(this.#database.query, { matchId, epoch }));
  }

  async present(matchId: string, epoch: number): Promise<WriteResult> {
    const write = presenceWrite(this.#database.query, { matchId, epoch }, this.#now());
    return this.#writeFenced(matchId, epoch, write);
  }

  async #writeFenced(matchId: string, epoch: number, write: GuardedWrite): Promise<WriteResult> {
    const written = await this.#write(matchId, write);
    if ("outcome" in written) return written;
    if (written.applied) return { outcome: "durable" };
    return this.#orUnavailable(async (): Promise<WriteResult> => {
      const match = await this.#fence(matchId);
      if (match === undefined || match.epoch === epoch) return { outcome: "refused", reason: "closed" };
      return { outcome: "refused", reason: "fenced", epoch: match.epoch };
    });
  }

  async finish(matchId: string, epoch: number, result: MatchResult): Promise<WriteResult> {
    const write = finishWrite(this.#database.query, { matchId, epoch }, result, this.#now());
    const written = await this.#write(matchId, write);
    if ("outcome" in written) return written;
    if (written.applied) return { outcome: "durable" };
    return this.#orUnavailable(async (): Promise<WriteResult> => {
      const match = await this.#fence(matchId);
      if (match === undefined) return { outcome: "refused", reason: "closed" };
      if (match.epoch !== epoch) return { outcome: "refused", reason: "fenced", epoch: match.epoch };
      const same = match.result === encodeDocument(result);
      return same ? { outcome: "durable" } : { outcome: "refused", reason: "closed" };
    });
  }

  async read(matchId: string, from: "snapshot" | "start" = "snapshot"): Promise<JournalRecord | undefined> {
    try {
      return await this.#read(matchId, from);
    } catch (error) {
      throw isUnavailable(error) ? new StorageUnavailable(error) : error;
    }
  }

  /** Resolves when every requested write has completed. */
  async idle(): Promise<void> {
    await this.#writer.idle();
  }

  async #read(matchId: string, from: "snapshot" | "start"): Promise<JournalRecord | undefined> {
    // The match first: entries beyond its length were written while we read, and are left out.
    const match = await this.#matches.find(matchId);
    if (match === undefined) return undefined;
    const { query } = this.#database;
    const { setup } = await query
      .selectFrom("matches")
      .select("setup")
      .where("id", "=", matchId)
      .executeTakeFirstOrThrow();
    const snapshot = from === "start" ? undefined : await this.#newestSnapshot(matchId, match.journalLength);
    const definitions = await query
      .selectFrom("match_definitions")
      .innerJoin("definitions", "definitions.hash", "match_definitions.hash")
      .select(["definitions.hash", "definitions.document"])
      .where("match_definitions.match_id", "=", matchId)
      .execute();
    const entries = await this.#entries(matchId, snapshot?.seq ?? 0, match.journalLength);
    return {
      match,
      setup: JSON.parse(setup),
      definitions: new Map(definitions.map(({ hash, document }) => [hash, JSON.parse(document)])),
      snapshot,
      entries,
    };
  }

  async #newestSnapshot(matchId: string, atMost: number): Promise<StoredSnapshot | undefined> {
    const row = await this.#database.query
      .selectFrom("snapshots")
      .select(["seq", "engine_version", "state"])
      .where("match_id", "=", matchId)
      .where("seq", "<=", atMost)
      .orderBy("seq", "desc")
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { seq: row.seq, engineVersion: row.engine_version, state: JSON.parse(row.state) };
  }

  async #entries(matchId: string, after: number, upTo: number): Promise<StoredEntry[]> {
    const rows = await this.#database.query
      .selectFrom("journal_entries")
      .selectAll()
      .where("match_id", "=", matchId)
      .where("seq", ">", after)
      .where("seq", "<=", upTo)
      .orderBy("seq")
      .execute();
    return rows.map((row) => ({
      seq: row.seq,
      epoch: row.epoch,
      input: JSON.parse(row.input),
      stateHash: row.state_hash,
      createdAt: row.created_at,
    }));
  }

  async #fence(matchId: string) {
    return this.#database.query
      .selectFrom("matches")
      .select(["epoch", "owner", "journal_length", "status", "result"])
      .where("id", "=", matchId)
      .executeTakeFirst();
  }

  async #explainAppend(
    target: { readonly matchId: string; readonly epoch: number; readonly seq: number },
    entries: readonly JournalEntry[],
  ): Promise<AppendResult> {
    const { matchId, epoch, seq } = target;
    const match = await this.#fence(matchId);
    if (match === undefined) return { outcome: "refused", reason: "closed" };
    if (match.epoch !== epoch) return { outcome: "refused", reason: "fenced", epoch: match.epoch };
    const expected = match.journal_length + 1;
    if (seq < expected) {
      const written = await this.#isWritten(target, entries);
      if (written) return { outcome: "durable", journalLength: match.journal_length };
      return { outcome: "refused", reason: "conflict" };
    }
    if (match.status !== "playing") return { outcome: "refused", reason: "closed" };
    return { outcome: "refused", reason: "gap", expected };
  }

  /** Whether exactly these entries exist, written by this owner: a repeated append. */
  async #isWritten(
    { matchId, epoch, seq }: { readonly matchId: string; readonly epoch: number; readonly seq: number },
    entries: readonly JournalEntry[],
  ): Promise<boolean> {
    const rows = await this.#database.query
      .selectFrom("journal_entries")
      .select(["epoch", "input", "state_hash"])
      .where("match_id", "=", matchId)
      .where("seq", ">=", seq)
      .where("seq", "<", seq + entries.length)
      .orderBy("seq")
      .execute();
    return (
      rows.length === entries.length &&
      rows.every((row, index) => {
        const entry = entries[index];
        return (
          entry !== undefined &&
          row.epoch === epoch &&
          row.state_hash === entry.stateHash &&
          row.input === encodeDocument(entry.input)
        );
      })
    );
  }

  async #write(key: string, write: GuardedWrite): Promise<GuardedOutcome | Unavailable> {
    try {
      return await this.#writer.submit(key, write);
    } catch (error) {
      return unavailable(error);
    }
  }

  async #orUnavailable<Result>(explain: () => Promise<Result>): Promise<Result | Unavailable> {
    try {
      return await explain();
    } catch (error) {
      return unavailable(error);
    }
  }
}

/** @throws the error, if it is not one that passes: then it is our mistake. */
function unavailable(error: unknown): Unavailable {
  if (!isUnavailable(error)) throw error;
  return { outcome: "refused", reason: "unavailable", cause: error };
}
