import type {
  ClockView,
  NoticeMessage,
  PublicTable,
  SnapshotMessage,
  StatusView,
  UpdateMessage,
} from "@spellroom/protocol";

/** One change of a match, as each audience is to be told of it. */
export interface Publication {
  readonly table: PublicTable;
  readonly seats: readonly UpdateMessage[];
  readonly watchers: UpdateMessage;
  /** How many inputs the match has taken by then. */
  readonly length: number;
  /** A move was taken back: everyone needs a snapshot in place of the update. */
  readonly needsSnapshot: boolean;
}

/** Delivers a match's changes to its players and watchers: the rooms. */
export interface Audience {
  publish(publication: Publication): void;
  notice(notice: NoticeMessage): void;
  /** Offers and pauses have changed. */
  status?(status: StatusView): void;
  /** Time stands otherwise, without a change of the game. */
  time?(clock: ClockView): void;
  /** The match can't go on here (another process has it): everybody must come in again. */
  closed(): void;
}

/** Everything a newcomer needs besides the table itself. */
export interface Catchup {
  readonly table: PublicTable;
  readonly snapshot: SnapshotMessage;
}
