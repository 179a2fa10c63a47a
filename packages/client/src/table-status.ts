/** The state of a table apart from the game: clocks, offers, this seat's automation. */
import {
  type Automation,
  type ClockView,
  type HintView,
  NO_STATUS,
  type OfferKind,
  type OpeningView,
  type PassUntil,
  type ReadyRequest,
  type RepeatableView,
  type RequestBodies,
  type StatusView,
  type TimeView,
  type WireError,
} from "@spellroom/protocol";

/** What clients know about a table apart from the game itself. */
export interface TableStatus {
  /** Until when this seat passes automatically. */
  readonly passing: PassUntil | null;
  readonly status: StatusView;
  /** `null` in matches without clocks. */
  readonly time: TimeView | null;
  /** What this seat was sent before a game that is about to start. */
  readonly opening: OpeningView | null;
  /** By how much the server's clock is ahead of this machine's, estimated from the fastest message. */
  readonly clockAhead: number | null;
}

export const NO_TABLE_STATUS: TableStatus = {
  passing: null,
  status: NO_STATUS,
  time: null,
  opening: null,
  clockAhead: null,
};

/** What a seat may request apart from choices. Each resolves with `null` if it was accepted, else with the reason. */
export interface SeatRequests {
  /** Sets this seat's automation, from now on and after every reconnection. */
  automate(settings: Automation): void;
  /** Passes automatically until something happens, or stops doing so. */
  passUntil(until: PassUntil | null): Promise<WireError | null>;
  /** Makes an offer to the other players. A take-back is carried out at once if it takes nothing from anyone. */
  offer(kind: OfferKind): Promise<WireError | null>;
  answerOffer(kind: OfferKind, yes: boolean): Promise<WireError | null>;
  /** What this seat has just done and may propose to repeat, the shortest sequence first. */
  repeatable(): Promise<readonly RepeatableView[]>;
  /** Proposes to repeat the seat's last acts (CR 729.2). */
  proposeShortcut(wish: RequestBodies["proposeShortcut"]): Promise<WireError | null>;
  /** Accepts a shortcut (`null`), or shortens it to so many repetitions. */
  answerShortcut(id: number, after: number | null): Promise<WireError | null>;
  /** Gives up this seat's own shortcut. */
  endShortcut(id: number): Promise<WireError | null>;
  /** Ends a pause. */
  resume(): Promise<WireError | null>;
  /** Shows this seat's hand to watchers, or hides it again. */
  showHand(show: boolean): Promise<WireError | null>;
  /** Content hashes of the cards in this seat's deck and sideboard; none without a connection. */
  ownCards(): Promise<readonly string[]>;
  /** A search's opinion of the open decision; `null` where there is none, as in all matches between people. */
  hint(): Promise<HintView | null>;
  /** Reports that the player is ready for the next game of the match, with a changed deck or not; adds entropy. */
  ready(wish?: ReadyWish): Promise<WireError | null>;
}

/** What a player sends before a game, apart from being ready. */
export type ReadyWish = Pick<ReadyRequest, "deck" | "begin">;

const NO_SEAT: WireError = { code: "notASeat", message: "there is nothing to ask for here" };

/** For tables that accept no requests: replays, prepared scenes. */
export const NO_REQUESTS: SeatRequests = {
  automate: () => undefined,
  passUntil: async () => NO_SEAT,
  offer: async () => NO_SEAT,
  answerOffer: async () => NO_SEAT,
  repeatable: async () => [],
  proposeShortcut: async () => NO_SEAT,
  answerShortcut: async () => NO_SEAT,
  endShortcut: async () => NO_SEAT,
  resume: async () => NO_SEAT,
  showHand: async () => NO_SEAT,
  ownCards: async () => [],
  hint: async () => null,
  ready: async () => NO_SEAT,
};

/** Applies a clock that has just arrived. A slow message makes the server's clock look further behind than it is. */
export function withClock(tableStatus: TableStatus, clock: ClockView, here = Date.now()): TableStatus {
  const { time, clockAhead } = tableStatus;
  const ahead = clock.now - here;
  return {
    ...tableStatus,
    time: time && { ...time, clock },
    clockAhead: clockAhead === null ? ahead : Math.max(clockAhead, ahead),
  };
}
