/**
 * Replays of finished matches. Replaying a journal takes a processor for up to seconds, so it is done on a thread of its own, one
 * at a time, for so many at once and no more; what was replayed is kept, since a match that is over does not change.
 */
import type { ReplayView } from "@spellroom/protocol";
import { LRUCache } from "lru-cache";
import type { StoredMatch } from "../storage/journal.ts";
import type { MatchStore } from "../storage/match-store.ts";
import { isOpenToAll, mayOpen, people, seatOfAccount, viewsFor } from "./access.ts";
import type { ReplayJob, ReplayOutcome } from "./replay-jobs.ts";
import type { ReplayStore } from "./replay-store.ts";

/** Cached documents, evicted least recently used first. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;

export interface ReplayParts {
  readonly matches: Pick<MatchStore, "find">;
  readonly store: ReplayStore;
  /** @throws ReplaysBusy when too many wait already */
  readonly replay: (job: ReplayJob) => Promise<ReplayOutcome>;
}

/** What an account may see of a finished match. */
export interface ReplayInfo {
  readonly match: StoredMatch;
  readonly views: readonly ReplayView[];
  readonly consent: {
    /** Seats whose players have agreed that all cards may be shown. */
    readonly given: readonly number[];
    /** Whether all cards may be shown, by consent or because the game was casual. */
    readonly open: boolean;
    /** The asker's own seat, if it had one. */
    readonly seat: number | null;
  };
}

export class Replays {
  readonly #parts: ReplayParts;
  readonly #running = new Map<string, Promise<ReplayOutcome>>();
  readonly #kept = new LRUCache<string, Uint8Array>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  /** What an account may see of a match; nothing if it may not know of it, or it is still played. */
  async info(matchId: string, accountId: string | undefined): Promise<ReplayInfo | undefined> {
    const match = await this.#parts.matches.find(matchId);
    if (!match || !mayOpen(match, accountId)) return undefined;
    const consents = await this.#parts.store.consents(matchId);
    return {
      match,
      views: viewsFor(match, accountId, consents),
      consent: {
        given: match.seats.filter((seat) => consents.has(seat.accountId ?? "")).map(({ seat }) => seat),
        open: isOpenToAll(match, consents),
        seat: people(match).length > 1 ? seatOfAccount(match, accountId) : null,
      },
    };
  }

  /**
   * A document made of a match's journal, as JSON; whether the asker may have it is for `info` to say.
   * @throws ReplaysBusy
   */
  async document(match: StoredMatch, job: ReplayJob): Promise<ReplayOutcome> {
    // Players may have been renamed since the last request.
    const name = JSON.stringify([job, match.seats.map((seat) => seat.name)]);
    const bytes = this.#kept.get(name);
    if (bytes) return { kind: "json", bytes };
    const running =
      this.#running.get(name) ?? this.#parts.replay(job).finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    const outcome = await running;
    if (outcome.kind === "json") this.#kept.set(name, outcome.bytes);
    return outcome;
  }
}
