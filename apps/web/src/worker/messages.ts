/** What a page and the worker that plays its matches say to each other. */
import type { CatalogueView, DeckChoice } from "@spellroom/client";
import type {
  CardLanguage,
  CardView,
  DecisionView,
  HintView,
  MatchRecord,
  PrivateCard,
  PublicTable,
  RequestBodies,
  RequestName,
  SnapshotMessage,
  StatusView,
  UpdateMessage,
  WireChoice,
} from "@spellroom/protocol";
import type { Lesson } from "../drills/drill.ts";

/** Who sits down at a practice match, and with what; `deck: null`: any ready-made one. */
export interface PracticeSeatWish {
  readonly name: string;
  /** The bot that plays the seat; `null`: somebody at this screen. */
  readonly bot: string | null;
  readonly deck: DeckChoice | null;
  /** The document of a bot that its player wrote. */
  readonly rules?: string | undefined;
}

/** A match that somebody wants to play on this device. */
export interface PracticeWish {
  readonly format: string;
  readonly seats: readonly PracticeSeatWish[];
}

/** A request of a seat, as a server's match takes it as well. */
export interface PracticeRequest<Name extends RequestName = RequestName> {
  readonly name: Name;
  readonly body: RequestBodies[Name];
}

/** What a page asks of the worker. */
export type WorkerOrder =
  /** What can be played without a server. */
  | { readonly kind: "offer" }
  /** The files that this worker was built into. */
  | { readonly kind: "files" }
  /** Who plays the match that is kept, if one is and it goes on. */
  | { readonly kind: "look" }
  /** Keeps a new match in place of the one that is kept. */
  | { readonly kind: "begin"; readonly wish: PracticeWish }
  /** The same players with the same decks once more. */
  | { readonly kind: "again" }
  /** Sits down at the match that is kept. */
  | { readonly kind: "open"; readonly language: CardLanguage }
  /** Somebody has taken over the screen. */
  | { readonly kind: "sit"; readonly seat: number }
  | { readonly kind: "ask"; readonly request: PracticeRequest }
  /** What a search thinks of the open decision of the player at the screen. */
  | { readonly kind: "hint" }
  /** Begins a drill; whatever match was open here is closed. */
  | {
      readonly kind: "drill";
      readonly id: string;
      readonly names: readonly [string, string];
      readonly language: CardLanguage;
    }
  /** Answers a question of the drill. */
  | { readonly kind: "drillAnswer"; readonly answer: string }
  /** Looks at a finished game; told step by step. */
  | { readonly kind: "review"; readonly record: MatchRecord }
  /** Keeps a match that is played on from a recorded game after so many of its inputs; bots play the other seats. */
  | {
      readonly kind: "playOn";
      readonly record: MatchRecord;
      readonly inputs: number;
      readonly seat: number;
      readonly bot: { readonly id: string; readonly name: string; readonly rules?: string };
    };

/** How well a seat stood when it had to decide. */
export interface ReviewPoint {
  /** Inputs of the game before it. */
  readonly at: number;
  readonly seat: number;
  /** The chances of winning, from 0 to 1, with the best answer. */
  readonly chances: number;
}

/** A choice that cost much, with all that it takes to name it. */
export interface Blunder {
  readonly at: number;
  readonly seat: number;
  readonly turn: number;
  /** The part of the chances that it cost. */
  readonly lost: number;
  readonly chosen: WireChoice;
  readonly better: WireChoice;
  readonly decision: DecisionView;
  readonly table: PublicTable;
  readonly known: readonly PrivateCard[];
}

/** What has come of a review with one more input. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  readonly point: ReviewPoint | null;
  readonly blunder: Blunder | null;
}

/** A practice match as it is listed. */
export interface PracticeSummary {
  readonly names: readonly string[];
  readonly turn: number;
  readonly isOver: boolean;
}

/** Why a worker did not do what it was asked. */
export type WorkerRefusal =
  /** A deck can't be played: of which seat, and why, in English. */
  | { readonly kind: "deck"; readonly seat: number; readonly why: string }
  /** No match is kept. */
  | { readonly kind: "none" }
  /** The match was begun with another version of the rules, which take it no further. */
  | { readonly kind: "otherVersion" }
  /** The worker failed. */
  | { readonly kind: "failed"; readonly why: string };

/** What a worker answers, by what it was asked. */
export interface WorkerAnswers {
  readonly offer: CatalogueView;
  readonly files: readonly string[];
  readonly look: PracticeSummary | null;
  readonly begin: null;
  readonly again: null;
  readonly open: { readonly people: readonly number[]; readonly bots: readonly (string | null)[] };
  readonly sit: null;
  /** A reply of the match, by the name of the request. */
  readonly ask: unknown;
  /** `null` where there is nothing to think about. */
  readonly hint: HintView | null;
  readonly review: null;
  readonly drill: null;
  readonly drillAnswer: null;
  readonly playOn: null;
}

/** What a worker tells by itself after every change: all of it belongs to one moment. */
export interface Told {
  /** Cards that have come into sight, by content hash. */
  readonly cards: readonly (readonly [string, CardView])[];
  readonly table: PublicTable;
  readonly message:
    | { readonly kind: "snapshot"; readonly snapshot: SnapshotMessage }
    | { readonly kind: "update"; readonly update: UpdateMessage }
    | { readonly kind: "status"; readonly status: StatusView };
  /** The other player has to decide: the screen must be handed over first. */
  readonly handOver: number | null;
}

export interface OrderMessage {
  readonly id: number;
  readonly order: WorkerOrder;
}

/** What a worker posts. */
export type WorkerMessage =
  | { readonly kind: "done"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "refused"; readonly id: number; readonly refusal: WorkerRefusal }
  | { readonly kind: "told"; readonly told: Told }
  | { readonly kind: "lesson"; readonly lesson: Lesson }
  | { readonly kind: "reviewed"; readonly step: ReviewProgress }
  /** Another window of this browser plays the match now. */
  | { readonly kind: "takenOver" };
