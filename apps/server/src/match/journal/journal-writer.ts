/** Writes what happens in a match to its journal, until it is durable or the journal has another owner. */
import type { NoticeMessage } from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import type { Logger } from "../../logging/logger.ts";
import { isUnavailable } from "../../storage/errors.ts";
import type { AppendResult, Journal, JournalEntry } from "../../storage/journal.ts";

const RETRY_MS = [50, 100, 250, 500, 1_000, 2_000];

export interface JournalWriterParts {
  readonly matchId: string;
  readonly journal: Journal;
  readonly epoch: number;
  readonly logger: Logger;
  /** New definitions (tokens) that clients will request; must be stored before they are published. */
  readonly keepDefinitions: (state: GameState) => Promise<void>;
}

export interface JournalWriterHost {
  readonly isClosed: () => boolean;
  readonly tell: (notice: NoticeMessage) => void;
}

/** `closed`: the match was closed while this waited for its database. */
export type Written = "durable" | "refused" | "closed";

export class JournalWriter {
  readonly #parts: JournalWriterParts;
  readonly #holder: JournalWriterHost;

  constructor(parts: JournalWriterParts, holder: JournalWriterHost) {
    this.#parts = parts;
    this.#holder = holder;
  }

  /** Retries until it is durable. While the database is down, nothing is accepted and everyone is told why. */
  async write(seq: number, entries: readonly JournalEntry[], state: GameState): Promise<Written> {
    const { matchId, logger } = this.#parts;
    let paused = false;
    for (let attempt = 0; !this.#holder.isClosed(); attempt++) {
      const result = await this.#append(seq, entries, state);
      if (result.outcome === "durable") {
        if (paused) this.#holder.tell({ kind: "resumed" });
        return "durable";
      }
      if (result.reason !== "unavailable") {
        logger.warn(
          { matchId, reason: result.reason },
          "The journal refused an input; this process releases the match",
        );
        return "refused";
      }
      if (!paused) this.#holder.tell({ kind: "paused", reason: "storage" });
      paused = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]));
    }
    return "closed";
  }

  /** Definitions first: an entry whose cards aren't stored could not be replayed. */
  async #append(seq: number, entries: readonly JournalEntry[], state: GameState): Promise<AppendResult> {
    const { journal, matchId, epoch, keepDefinitions } = this.#parts;
    try {
      await keepDefinitions(state);
    } catch (cause) {
      if (isUnavailable(cause)) return { outcome: "refused", reason: "unavailable", cause };
      throw cause;
    }
    return journal.append(matchId, epoch, seq, entries);
  }
}
