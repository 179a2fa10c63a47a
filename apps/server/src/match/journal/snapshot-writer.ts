/** Writes snapshots of a match to its journal as it advances, so that a takeover is cheap however long the match is. */
import { REACH } from "@spellroom/match";
import type { Logger } from "../../logging/logger.ts";
import type { Journal } from "../../storage/journal.ts";
import { makeSnapshot, type Restored } from "./snapshot.ts";

/** Inputs from one snapshot to the next. */
const EVERY = 64;

export interface SnapshotWriterParts {
  readonly matchId: string;
  readonly epoch: number;
  readonly journal: Journal;
  readonly logger: Logger;
}

/**
 * A snapshot is written only after as many further inputs as a player could take back and the log contains: what is
 * replayed from it then has all of those states and steps, as a replay from the start would.
 */
export class SnapshotWriter {
  readonly #parts: SnapshotWriterParts;
  #next: number;
  #waiting: Restored | null = null;

  constructor(parts: SnapshotWriterParts, journalLength: number) {
    this.#parts = parts;
    this.#next = journalLength + EVERY;
  }

  /** Called whenever the match has advanced; returns at once, and nothing waits for the write. */
  note(now: Restored): void {
    const { seq } = now.position;
    const waiting = this.#waiting;
    if (waiting && seq >= waiting.position.seq + REACH) {
      this.#waiting = null;
      setImmediate(() => void this.#write(waiting));
    }
    if (seq < this.#next) return;
    this.#next = seq + EVERY;
    // The states it could be taken back to are not part of a snapshot, and need not be kept for it.
    this.#waiting = { ...now, position: { ...now.position, points: [] }, answers: new Map(now.answers) };
  }

  /** A failed write loses nothing: the journal has everything. */
  async #write(at: Restored): Promise<void> {
    const { matchId, epoch, journal, logger } = this.#parts;
    try {
      const written = await journal.snapshot(matchId, epoch, makeSnapshot(at));
      if (written.outcome === "refused")
        logger.debug({ matchId, reason: written.reason }, "A snapshot was not stored");
    } catch (error) {
      logger.warn({ error, matchId }, "A snapshot could not be stored");
    }
  }
}
