/** What everybody at a table is told of time, absence and offers: not part of the game, and nobody's secret. */
import type { CourseView } from "./match-course.ts";
import type { Timing } from "./time-control.ts";

/** Everybody's time. Times of day are the server's, in milliseconds since 1970; `now` is that of sending. */
export interface ClockView {
  readonly now: number;
  /** What each seat has left, without the question that is open; bots have none. */
  readonly banks: readonly (number | null)[];
  /** How many questions of each seat ran out, one after the other. */
  readonly late: readonly number[];
  /** Whose question is open since when, until when it costs nothing and until when it must be answered. */
  readonly running: {
    readonly seat: number;
    readonly since: number;
    readonly free: number;
    readonly until: number;
  } | null;
  /** Players who are away, and when their seats are lost. */
  readonly away: readonly { readonly seat: number; readonly until: number }[];
}

export const OFFER_KINDS = ["takeBack", "pause", "cast"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Something that one player asks all the others for. */
export interface OfferView {
  readonly kind: OfferKind;
  readonly seat: number;
  readonly agreed: readonly number[];
}

/** Why a shortcut has ended. */
export const SHORTCUT_ENDS = [
  /** All repetitions have been carried out. */
  "done",
  /** As often as another player let it be repeated; that player has priority. */
  "shortened",
  /** By the player who had proposed it. */
  "canceled",
  /** Something else was done in the match. */
  "interrupted",
  /** Nobody has answered in time. */
  "notAnswered",
  /** By a pause of the match. */
  "paused",
  "gameOver",
  /** What is asked next is not what was asked before. */
  "otherDecision",
  /** Another player has something to choose. */
  "otherPlayer",
  /** The next choice can't be made any more. */
  "notPossible",
  /** The match has room for no more choices, apart from those that it needs to go on. */
  "limit",
] as const;
export type ShortcutEnd = (typeof SHORTCUT_ENDS)[number];

/** A shortcut by which a player repeats a sequence of choices (CR 729.2). */
export interface ShortcutView {
  readonly id: number;
  /** Who proposed it. */
  readonly seat: number;
  /** How many of the player's last acts are repeated. */
  readonly acts: number;
  /** How many times that was proposed. */
  readonly times: number;
  /** Who has shortened it, so that it ends in the repetition after so many. */
  readonly shortened: { readonly seat: number; readonly after: number } | null;
  /** Who accepts or shortens it next; `null`: all who are asked have answered. */
  readonly asked: number | null;
  /** How many repetitions have been carried out. */
  readonly done: number;
  readonly ended: ShortcutEnd | null;
}

export interface StatusView {
  /** Where the match stands, where it is more than one game or its next game has not begun. */
  readonly course?: CourseView;
  readonly offer: OfferView | null;
  /** All agreed to a pause: nothing is asked and no time runs until one of them goes on. */
  readonly paused: boolean;
  /** Only where two people play and watchers are told late. */
  readonly cast?: CastView;
  /** The latest shortcut, until something else is done in the match. */
  readonly shortcut?: ShortcutView;
}

/** The caster's view: both hands for watchers, if both players have agreed to it. */
export interface CastView {
  readonly on: boolean;
  /** How late watchers see them. */
  readonly delayMs: number;
}

export const NO_STATUS: StatusView = { offer: null, paused: false };

/** With a snapshot: how time runs at this table. */
export interface TimeView {
  readonly timing: Timing;
  readonly clock: ClockView;
}
