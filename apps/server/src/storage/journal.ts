/**
 * The journal of matches: the set-up and every input since, durable before it is published. Exactly
 * one process may write a match's journal at a time. Ownership is a number, the epoch, that only ever grows;
 * every write names the epoch that its writer holds, and the database refuses it, in the same transaction, if
 * another process has taken the match over meanwhile.
 *
 * Documents (set-up, inputs, states, definitions) are plain data: what JSON.stringify writes is what is kept,
 * and reading returns the result of JSON.parse, to be validated by the caller that knows the shape.
 */

import type { TimeControlId } from "@spellroom/protocol";
import type { MatchOrigin, MatchStatus, SeatOutcome, Visibility } from "@spellroom/protocol/http";

/** The owner of a released match: no process has this id. */
export const NOBODY = "";

/** A seat as it is known to the service, apart from the game. */
export interface JournalSeat {
  readonly seat: number;
  /** The account that may sit here; null for a bot. */
  readonly accountId: string | null;
  /** Which bot plays here; null for a person. */
  readonly bot: string | null;
  readonly name: string;
  /** The deck choice as it was made (see DeckChoice), for rematches. */
  readonly deck: unknown;
}

export interface NewMatch {
  readonly id: string;
  /** The process that will write the journal, as owner of epoch 1. */
  readonly owner: string;
  readonly format: string;
  readonly ruleset: string;
  readonly engineVersion: string;
  readonly visibility: Visibility;
  readonly origin: MatchOrigin;
  readonly rematchOf: string | null;
  readonly timeControl?: TimeControlId;
  readonly rated?: boolean;
  readonly seats: readonly JournalSeat[];
  readonly setup: unknown;
  /** Content hash -> definition of every card in play; known ones are not stored again. */
  readonly definitions: ReadonlyMap<string, unknown>;
}

export interface JournalEntry {
  readonly input: unknown;
  /** Hash of the state after the input. */
  readonly stateHash: string;
}

export interface StoredEntry extends JournalEntry {
  /** 1 for the first input of the match. */
  readonly seq: number;
  readonly epoch: number;
  readonly createdAt: number;
}

export interface StoredSnapshot {
  /** The state after this many entries; 0 is the set-up alone. */
  readonly seq: number;
  /** What wrote it, so that no other version reads it wrong. */
  readonly engineVersion: string;
  readonly state: unknown;
}

export interface MatchResult {
  /** Abandoned matches have no outcomes. */
  readonly ended: "finished" | "abandoned";
  readonly outcomes: readonly { readonly seat: number; readonly outcome: SeatOutcome }[];
  /** Whatever else is worth keeping (games won, why it ended). */
  readonly details?: unknown;
}

/** What is known about a match without its journal. */
export interface StoredMatch {
  readonly id: string;
  readonly format: string;
  readonly ruleset: string;
  readonly engineVersion: string;
  readonly visibility: Visibility;
  readonly origin: MatchOrigin;
  readonly status: MatchStatus;
  readonly owner: string;
  readonly epoch: number;
  readonly journalLength: number;
  readonly rematchOf: string | null;
  readonly timeControl: TimeControlId;
  readonly rated: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly finishedAt: number | null;
  /** When delayed watchers have been shown how it ended; `null` while it is running. */
  readonly endShownAt: number | null;
  readonly result: MatchResult | null;
  /** Whether its inputs are still stored. */
  readonly hasJournal: boolean;
  readonly seats: readonly JournalSeat[];
}

export interface JournalRecord {
  readonly match: StoredMatch;
  readonly setup: unknown;
  readonly definitions: ReadonlyMap<string, unknown>;
  /** The newest snapshot, unless the whole journal was requested or there is none. */
  readonly snapshot: StoredSnapshot | undefined;
  /** Entries after the snapshot, or all of them, in order. */
  readonly entries: readonly StoredEntry[];
}

/**
 * Why a write was refused.
 * - `fenced`: another process owns the match now; this one must close its room.
 * - `gap`: the entry is not the next one; `expected` is.
 * - `conflict`: another entry stands at this number (ours was written before, and differs): read again.
 * - `closed`: the match is finished, or unknown.
 * - `unavailable`: the database did not answer. The write may have happened: repeat the very same write, which
 *   is answered as if it were the first, or take over and read; never write something else in its place.
 */
export type JournalRefusal =
  | { readonly outcome: "refused"; readonly reason: "fenced"; readonly epoch: number }
  | { readonly outcome: "refused"; readonly reason: "gap"; readonly expected: number }
  | { readonly outcome: "refused"; readonly reason: "conflict" }
  | { readonly outcome: "refused"; readonly reason: "closed" }
  | { readonly outcome: "refused"; readonly reason: "unavailable"; readonly cause: unknown };

export type CreateResult =
  | { readonly outcome: "created"; readonly epoch: number }
  /** A match with this id is there already, perhaps by an earlier attempt; nothing was changed. */
  | { readonly outcome: "exists" }
  | Extract<JournalRefusal, { readonly reason: "unavailable" }>;

export type AppendResult =
  /** On disk; `journalLength` counts these entries in. */
  { readonly outcome: "durable"; readonly journalLength: number } | JournalRefusal;

export type WriteResult = { readonly outcome: "durable" } | JournalRefusal;

export type TakeOverResult =
  | { readonly outcome: "taken"; readonly epoch: number; readonly journalLength: number }
  /** Another process took it since `expectedEpoch` was read. */
  | { readonly outcome: "refused"; readonly reason: "raced"; readonly epoch: number; readonly owner: string }
  | Extract<JournalRefusal, { readonly reason: "closed" | "unavailable" }>;

export interface Journal {
  /** Makes the match, its seats and its card definitions. The creator owns epoch 1. */
  create(match: NewMatch): Promise<CreateResult>;

  /**
   * Writes entries at the end of the journal; `seq` is the number of the first of them (the journal's length
   * plus one). All of them are written or none. Repeating an append that was written is durable again.
   */
  append(
    matchId: string,
    epoch: number,
    seq: number,
    entries: readonly JournalEntry[],
  ): Promise<AppendResult>;

  /**
   * Makes `processId` the owner, with a new epoch: from then on the former owner's writes are refused. With
   * `expectedEpoch` only if nobody else took the match since that epoch was read.
   */
  takeOver(matchId: string, processId: string, expectedEpoch?: number): Promise<TakeOverResult>;

  /**
   * Everything needed to play on: from the newest snapshot, or, `from: "start"`, every entry.
   * @throws StorageUnavailable
   */
  read(matchId: string, from?: "snapshot" | "start"): Promise<JournalRecord | undefined>;

  /** Keeps how the match stood after entry `seq`, so that reading need not replay everything. Older ones are dropped. */
  snapshot(matchId: string, epoch: number, snapshot: StoredSnapshot): Promise<WriteResult>;

  /** Records that a player is at the match, so that it doesn't count as abandoned. */
  present(matchId: string, epoch: number): Promise<WriteResult>;

  /** Gives the match up, so that any process may take it over at once; its writer so far must have stopped writing. */
  release(matchId: string, epoch: number): Promise<WriteResult>;

  /** Ends the match: its result is stored, its snapshot is deleted, and nothing can be appended any more. */
  finish(matchId: string, epoch: number, result: MatchResult): Promise<WriteResult>;
}
