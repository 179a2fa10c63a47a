/** What goes on at a table besides the game: time, offers, what the server does for this seat. */
import {
  type Automation,
  type ClockView,
  type HintView,
  NO_STATUS,
  type OfferKind,
  type OpeningView,
  type PassUntil,
  type ReadyRequest,
  type StatusView,
  type TimeView,
  type WireError,
} from "@spellroom/protocol";

/** What clients know of a table apart from the game itself. */
export interface TableStatus {
  /** Until when this seat passes by itself. */
  readonly passing: PassUntil | null;
  readonly status: StatusView;
  /** `null` where nobody's time is measured. */
  readonly time: TimeView | null;
  /** What this seat was given before a game that waits to be begun. */
  readonly opening: OpeningView | null;
  /** What the server's clock is ahead of this machine's, as far as messages tell: the fastest told best. */
  readonly clockAhead: number | null;
}

export const NO_TABLE_STATUS: TableStatus = {
  passing: null,
  status: NO_STATUS,
  time: null,
  opening: null,
  clockAhead: null,
};

/** What a seat may ask for besides answering. Each resolves with `null` when it was taken, else with the reason. */
export interface SeatRequests {
  /** How this seat wants to be asked, from now on and after every return to the table. */
  automate(settings: Automation): void;
  /** Passes by itself until something, or no more. */
  passUntil(until: PassUntil | null): Promise<WireError | null>;
  /** Asks the others for something. Going back is done at once where it takes nothing from anybody. */
  offer(kind: OfferKind): Promise<WireError | null>;
  answerOffer(kind: OfferKind, yes: boolean): Promise<WireError | null>;
  /** Ends a pause. */
  resume(): Promise<WireError | null>;
  /** Lets watchers see this seat's hand from now on, or no more. */
  showHand(show: boolean): Promise<WireError | null>;
  /** Content hashes of what this seat's deck and sideboard are made of; none while there is no connection. */
  ownCards(): Promise<readonly string[]>;
  /** What a search thinks of the open decision; `null` where it says nothing, as in all matches between people. */
  hint(): Promise<HintView | null>;
  /** Is ready for the next game of the match, with another deck or as before; entropy is added to it. */
  ready(wish?: ReadyWish): Promise<WireError | null>;
}

/** What a player says before a game besides being ready. */
export type ReadyWish = Pick<ReadyRequest, "deck" | "begin">;

const NO_SEAT: WireError = { code: "notASeat", message: "there is nothing to ask for here" };

/** For tables at which nobody can ask for anything: replays, made-up scenes. */
export const NO_REQUESTS: SeatRequests = {
  automate: () => undefined,
  passUntil: async () => NO_SEAT,
  offer: async () => NO_SEAT,
  answerOffer: async () => NO_SEAT,
  resume: async () => NO_SEAT,
  showHand: async () => NO_SEAT,
  ownCards: async () => [],
  hint: async () => null,
  ready: async () => NO_SEAT,
};

/** Takes a clock over that has just come. A message that took long says that the server is more behind than it is. */
export function withClock(tableStatus: TableStatus, clock: ClockView, here = Date.now()): TableStatus {
  const { time, clockAhead } = tableStatus;
  const ahead = clock.now - here;
  return {
    ...tableStatus,
    time: time && { ...time, clock },
    clockAhead: clockAhead === null ? ahead : Math.max(clockAhead, ahead),
  };
}
