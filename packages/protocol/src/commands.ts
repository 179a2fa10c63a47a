/** A match as the inputs that it has accepted, for programs that poll. */
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

export const ANSWERED_BY = ["player", "automation", "timeout", "shortcut"] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** One input that a match has accepted, as one audience was told about it. */
export interface CommandView {
  /** 1 for the first input of the match. */
  readonly index: number;
  readonly kind: CommandKind;
  /** The seat that made it; `null`: none. */
  readonly seat: number | null;
  /** What happened, in order. */
  readonly events: readonly EventView[];
  /** Only for the seat that chose: which decision, which choice, and whether the server made it for the player. */
  readonly answer?: OwnAnswer;
}

export interface OwnAnswer {
  readonly decision: number;
  readonly choice: WireChoice;
  readonly by: AnsweredBy;
}

export interface CommandPage {
  /** Commands after the requested index; those before `first` are no longer available. */
  readonly commands: readonly CommandView[];
  readonly first: number;
  /** The newest command, to be passed as `since` next. */
  readonly last: number;
  /** Keys of objects are valid as long as this is the same, and until a command takes a move back or starts a game. */
  readonly epoch: number;
}

/** What a room sends on joining, for programs that poll. */
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
