import type { PassUntil } from "./automation.ts";
import type { DecisionView } from "./decision-view.ts";
import type { EventView } from "./event-view.ts";
import type { OpeningView } from "./match-course.ts";
import type { PrivateCard } from "./table.ts";
import type { ClockView, StatusView, TimeView } from "./table-status.ts";

/** Raised whenever the wire changes so that an older client must reload. */
export const PROTOCOL_VERSION = 12;

/**
 * What a seat is sent after every change, right after the schema's patch for it. Absent parts are unchanged.
 * Watchers get `events`, and the cards in hands that their owners show.
 */
export interface UpdateMessage {
  readonly events: readonly EventView[];
  /** Cards that this seat's private knowledge has gained or lost. */
  readonly learned?: readonly PrivateCard[];
  readonly forgot?: readonly string[];
  /** This seat's open decision; `null`: no longer any. */
  readonly decision?: DecisionView | null;
  /** Until when this seat passes automatically; `null`: no longer. */
  readonly passing?: PassUntil | null;
  /** The clocks after the change, in matches that have them. */
  readonly clock?: ClockView;
}

/** Everything private at once: on joining, on reconnecting, or on request when a client has missed something. */
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
  /** What this seat is sent before the next game, while that is about to start. */
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
  "nothingToRepeat",
  /** The player has shortened a shortcut here, and must do something else than was proposed (CR 729.2c). */
  "mustActOtherwise",
  /** The player has proposed shortcuts again and again while nothing else happened. */
  "proposedTooOften",
  /** A match accepts no more inputs of this kind. */
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

/** WebSocket close codes by which a room says why a connection is closed. */
export const CLOSE_CODES = {
  /** Reconnect: the match has moved, or the session has ended. */
  comeAgain: 4_010,
  /** The seat has been taken over by another device of its account. */
  takenOver: 4_020,
  /** The client doesn't read what it is sent; it reconnects and gets one snapshot instead. */
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
/** Something sent to everyone at the table that is not part of the game. */
export type NoticeMessage =
  | { readonly kind: "connection"; readonly seat: number; readonly connected: boolean }
  | { readonly kind: "takenOver" }
  | { readonly kind: "paused"; readonly reason: string }
  | { readonly kind: "resumed" }
  | { readonly kind: "rematchOffered"; readonly seat: number }
  | { readonly kind: "rematchReady"; readonly matchId: string };
