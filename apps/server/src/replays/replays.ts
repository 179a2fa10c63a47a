/** Replays of finished matches: folded when they are asked for, the latest of them kept. */
import type { ReplayMoment, ReplayView } from "@spellroom/protocol";
import { Mailbox } from "../match/mailbox.ts";
import { CorruptMatch } from "../match/stored-setup.ts";
import type { Journal, StoredMatch } from "../storage/journal.ts";
import type { MatchStore } from "../storage/match-store.ts";
import { isOpenToAll, mayOpen, people, seatOfAccount, viewsFor } from "./access.ts";
import { recordReplay } from "./record-replay.ts";
import type { ReplayStore } from "./replay-store.ts";

/** Folded replays that are kept; one is some hundred kilobytes. */
const KEPT = 40;

export interface ReplayParts {
  readonly journal: Pick<Journal, "read">;
  readonly matches: Pick<MatchStore, "find">;
  readonly store: ReplayStore;
}

/** What somebody may see of a match that is over. */
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

export type Replay =
  | { readonly ok: true; readonly moments: readonly ReplayMoment[] }
  /** This version of the engine does not lead to the same states. */
  | { readonly ok: false; readonly reason: "unreadable" };

export class Replays {
  readonly #parts: ReplayParts;
  /** One at a time: folding takes the processor away from matches. */
  readonly #folding = new Mailbox();
  readonly #kept = new Map<string, Promise<Replay>>();

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

  /** A replay from a view; whether the asker may have it is for `info` to say. */
  moments(match: StoredMatch, view: ReplayView): Promise<Replay> {
    // Players may be called otherwise than when it was asked for last.
    const name = JSON.stringify([match.id, view, match.seats.map((seat) => seat.name)]);
    const kept = this.#kept.get(name);
    this.#kept.delete(name);
    const replay = kept ?? this.#folding.run(() => this.#fold(match.id, view));
    this.#kept.set(name, replay);
    if (!kept) replay.catch(() => this.#kept.delete(name));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return replay;
  }

  async #fold(matchId: string, view: ReplayView): Promise<Replay> {
    const record = await this.#parts.journal.read(matchId, "start");
    if (!record) return { ok: false, reason: "unreadable" };
    try {
      return { ok: true, moments: await recordReplay(record, view) };
    } catch (error) {
      if (error instanceof CorruptMatch) return { ok: false, reason: "unreadable" };
      throw error;
    }
  }
}
