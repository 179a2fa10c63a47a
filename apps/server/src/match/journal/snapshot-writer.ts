/** Keeps snapshots of a match in its journal as it goes on, so that taking it over costs little however long it is. */
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
 * A snapshot is written only when so many inputs have come after it as a player could take back and the log tells: what is
 * replayed from it then has all of those states and steps again, as if it had been replayed from the beginning.
 */
export class SnapshotWriter {
  readonly #parts: SnapshotWriterParts;
  #next: number;
  #waiting: Restored | null = null;

  constructor(parts: SnapshotWriterParts, journalLength: number) {
    this.#parts = parts;
    this.#next = journalLength + EVERY;
  }

  /** Told of the match whenever it has gone on; returns at once, and nothing waits for what is written. */
  note(now: Restored): void {
    const { seq } = now.position;
    const waiting = this.#waiting;
    if (waiting && seq >= waiting.position.seq + REACH) {
      this.#waiting = null;
      setImmediate(() => void this.#write(waiting));
    }
    if (seq < this.#next) return;
    this.#next = seq + EVERY;
    // What it could be taken back to is no part of a snapshot, and need not be held for it.
    this.#waiting = { ...now, position: { ...now.position, points: [] }, answers: new Map(now.answers) };
  }

  /** One that can't be kept is no loss: the journal has everything. */
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
