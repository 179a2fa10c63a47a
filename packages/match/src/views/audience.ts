import type {
  ClockView,
  NoticeMessage,
  PublicTable,
  SnapshotMessage,
  StatusView,
  UpdateMessage,
} from "@spellroom/protocol";

/** One change of a match, in the form for each audience. */
export interface Publication {
  readonly table: PublicTable;
  readonly seats: readonly UpdateMessage[];
  readonly watchers: UpdateMessage;
  /** How many inputs the match then has. */
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
  /** The clocks have changed, without a change of the game. */
  time?(clock: ClockView): void;
  /** The match can't continue here (another process owns it): every client must reconnect. */
  closed(): void;
}

/** Everything that a new client needs apart from the table itself. */
export interface Catchup {
  readonly table: PublicTable;
  readonly snapshot: SnapshotMessage;
}
