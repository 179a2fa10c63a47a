/** A match as the inputs that it took, for programs that ask instead of listening. */
import type { WireChoice } from "@spellroom/rules/decisions";
import type { EventView } from "./event-view.ts";
import type { SnapshotMessage, WireError } from "./messages.ts";
import type { PublicTable } from "./table.ts";

export const COMMAND_KINDS = [
  "choose",
  "concede",
  "takeBack",
  "begin",
  "pause",
  "resume",
  "showHand",
  "hideHand",
  "cast",
  "endCast",
] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];

export const ANSWERED_BY = ["player", "automation", "timeout"] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** One input that a match took, as one audience was told of it. */
export interface CommandView {
  /** 1 for the first input of the match. */
  readonly index: number;
  readonly kind: CommandKind;
  /** Whose it was; `null`: nobody's. */
  readonly seat: number | null;
  /** What happened, in order. */
  readonly events: readonly EventView[];
  /** For the seat that answered, and nobody else: which question, how, and whether the server did it for the player. */
  readonly answer?: OwnAnswer;
}

export interface OwnAnswer {
  readonly decision: number;
  readonly choice: WireChoice;
  readonly by: AnsweredBy;
}

export interface CommandPage {
  /** Commands after the index that was asked for; older ones than `first` are not told any more. */
  readonly commands: readonly CommandView[];
  readonly first: number;
  /** The newest command, to be asked for as `since` next. */
  readonly last: number;
  /** Names of objects hold as long as this is the same, and until a command takes a move back or begins a game. */
  readonly epoch: number;
}

/** What comes in over a room's connection on joining, for programs that ask instead. */
export interface TableSnapshot {
  readonly table: PublicTable;
  readonly snapshot: SnapshotMessage;
  /** The newest command that it shows. */
  readonly last: number;
  readonly epoch: number;
}

/** The result of a command at a table. `done` is false where the opponents are asked first. */
export type ActReply =
  | { readonly ok: true; readonly done: boolean; readonly last: number }
  | { readonly ok: false; readonly error: WireError };
