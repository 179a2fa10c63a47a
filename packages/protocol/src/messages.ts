import type { PassUntil } from "./automation.ts";
import type { DecisionView } from "./decision-view.ts";
import type { EventView } from "./event-view.ts";
import type { OpeningView } from "./match-course.ts";
import type { PrivateCard } from "./table.ts";
import type { ClockView, StatusView, TimeView } from "./table-status.ts";

/** Raised whenever the wire changes so that an older client must reload. */
export const PROTOCOL_VERSION = 10;

/**
 * What a seat is told after every change, right after the schema's patch that shows it. Absent parts are unchanged.
 * Watchers get `events`, and what they learn of hands that their owners show.
 */
export interface UpdateMessage {
  readonly events: readonly EventView[];
  /** Cards that came to or left what this seat privately knows. */
  readonly learned?: readonly PrivateCard[];
  readonly forgot?: readonly string[];
  /** The open question of this seat; `null`: none any more. */
  readonly decision?: DecisionView | null;
  /** Until when this seat passes by itself; `null`: no more. */
  readonly passing?: PassUntil | null;
  /** Where time is measured: how it stands after the change. */
  readonly clock?: ClockView;
}

/** Everything private at once: on joining, coming back, or when a client asks because it missed something. */
export interface SnapshotMessage {
  readonly protocol: number;
  readonly seq: number;
  /** `null` for watchers. */
  readonly seat: number | null;
  readonly known: readonly PrivateCard[];
  readonly decision: DecisionView | null;
  /** The latest events, oldest first. */
  readonly log: readonly EventView[];
  readonly passing: PassUntil | null;
  readonly status: StatusView;
  /** What this seat is given before the next game, while that waits. */
  readonly opening?: OpeningView;
  /** `null` in matches without clocks. */
  readonly time: TimeView | null;
}

export const WIRE_ERROR_CODES = [
  "malformed",
  "noDecision",
  "notYourDecision",
  "staleDecision",
  "wrongKind",
  "notOffered",
  "illegalCombination",
  "gameOver",
  "contradictsEarlierAnswer",
  "tooFast",
  "notASeat",
  "paused",
  "nothingToTakeBack",
  "nothingOffered",
  /** Of this a match has had as much as is kept of one. */
  "limitReached",
  "unavailable",
  "outdatedClient",
  "internal",
] as const;
export type WireErrorCode = (typeof WIRE_ERROR_CODES)[number];

/** Why a request was refused. Nothing changed. */
export interface WireError {
  readonly code: WireErrorCode;
  /** English, for developers; clients word the code themselves. */
  readonly message: string;
}

/** WebSocket close codes by which a room says what has become of a connection. */
export const CLOSE_CODES = {
  /** Enter again: the match has moved, or the session has ended. */
  comeAgain: 4_010,
  /** The seat has been taken over by another device of its account. */
  takenOver: 4_020,
  /** Too much waits to be read by the client, which enters again and gets one snapshot instead of all that. */
  tooSlow: 4_030,
} as const;

/** Names of the messages of a room. */
export const MESSAGE = {
  update: "u",
  snapshot: "s",
  notice: "n",
  /** The table's `StatusView`, and the clock without a change of the game. */
  status: "t",
  clock: "c",
} as const;
/** Something everybody at the table is told that is not part of the game. */
export type NoticeMessage =
  | { readonly kind: "connection"; readonly seat: number; readonly connected: boolean }
  | { readonly kind: "takenOver" }
  | { readonly kind: "paused"; readonly reason: string }
  | { readonly kind: "resumed" }
  | { readonly kind: "rematchOffered"; readonly seat: number }
  | { readonly kind: "rematchReady"; readonly matchId: string };
