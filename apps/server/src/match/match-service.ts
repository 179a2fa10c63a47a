/**
 * The service's interface to the layer that plays matches. Accounts, queue, lobby, HTTP and site channel know
 * matches only through this interface; its implementation knows the rules engine, the rooms and the
 * journal.
 *
 * The one rule that keeps players from being lost or doubled: **`create` is idempotent by `spec.matchId`.**
 * The caller picks the id first, and may call again with the same spec: after a crash, from another
 * process, or twice at once. The first one that reaches the journal makes the match
 * (`Journal.create` answers `exists` to the others), and all of them are told that it is there.
 */

import type {
  ActReply,
  CommandPage,
  SeatCommand,
  TableSnapshot,
  TimeControlId,
  WatchDelayMs,
} from "@spellroom/protocol";
import type {
  BotView,
  DeckChoice,
  DeckEntry,
  DeckSummary,
  FormatView,
  MatchOrigin,
  MatchStatus,
  Visibility,
} from "@spellroom/protocol/http";

export type SeatSpec =
  | { readonly kind: "human"; readonly accountId: string; readonly name: string; readonly deck: DeckChoice }
  | { readonly kind: "bot"; readonly bot: string; readonly name: string; readonly deck: DeckChoice };

export interface MatchSpec {
  /** A fresh UUID, chosen by the caller. */
  readonly matchId: string;
  readonly format: string;
  /** In the order of joining; the engine decides who starts. */
  readonly seats: readonly SeatSpec[];
  /** Private matches are not listed, and only their players may enter. */
  readonly visibility: Visibility;
  readonly origin: MatchOrigin;
  readonly rematchOf?: string;
  /** The players' clock; absent: time is not measured. */
  readonly timeControl?: TimeControlId;
  /** Whether its result changes the ratings of its two players. */
  readonly rated?: boolean;
  /** The watchers' delay; absent: none. */
  readonly watchDelayMs?: WatchDelayMs;
  /** One game, or the best of three with sideboarding between them. */
  readonly bestOf?: 1 | 3;
}

/** Settings of a match other than its game and clock, as far as its creator chose any. */
export type MatchTerms = Required<Pick<MatchSpec, "watchDelayMs" | "bestOf">>;

export type CreateMatchOutcome =
  /** It exists now; `created` is false if it existed before. */
  | { readonly ok: true; readonly matchId: string; readonly created: boolean }
  /** One seat's deck can't be played in this format: `seat` is its index in the spec. */
  | { readonly ok: false; readonly reason: "bad-deck"; readonly seat: number; readonly message: string }
  /** No match is possible in this format or with this number of seats; a retry won't help. */
  | { readonly ok: false; readonly reason: "impossible"; readonly message: string }
  /** One of its players has reached the limit of simultaneous matches. */
  | { readonly ok: false; readonly reason: "too-many"; readonly seat: number; readonly message: string }
  /** Not now (database down, process draining); a retry later, or elsewhere, may help. */
  | { readonly ok: false; readonly reason: "unavailable"; readonly message: string };

/**
 * A place in a room, to be passed to the client unchanged: the argument of `client.consumeSeatReservation` of the
 * room library takes. It is a capability, short-lived, and never logged.
 */
export interface Place {
  readonly reservation: Readonly<Record<string, unknown>>;
}

export type EntryRefusal =
  | { readonly ok: false; readonly reason: "not-found"; readonly message: string }
  /** This account may not do this here. */
  | { readonly ok: false; readonly reason: "forbidden"; readonly message: string }
  | { readonly ok: false; readonly reason: "finished"; readonly message: string }
  /** The match is being moved, or its database is down: retry after this time. */
  | {
      readonly ok: false;
      readonly reason: "unavailable";
      readonly message: string;
      readonly retryAfterMs: number;
    };

export type SeatOutcome =
  | {
      readonly ok: true;
      readonly seat: number;
      readonly place: Place;
      /** Content hashes of the cards that the seat brought; empty where another process has the match. */
      readonly cards: readonly string[];
    }
  | EntryRefusal;
export type WatchOutcome = { readonly ok: true; readonly place: Place } | EntryRefusal;

/** A caller over HTTP, without a connection to the match's room. */
export interface TableCaller {
  /** The caller's own seat; `null` for watchers. */
  readonly seat: number | null;
  /** Whether calling counts as being at the table. */
  readonly present: boolean;
}

export type Called<Value> = { readonly ok: true; readonly value: Value } | EntryRefusal;

/** What everyone who may know that a match exists may know. */
export interface MatchSummary {
  readonly matchId: string;
  readonly format: string;
  readonly visibility: Visibility;
  readonly origin: MatchOrigin;
  readonly status: MatchStatus;
  readonly seats: readonly MatchSummarySeat[];
  readonly createdAt: number;
  readonly finishedAt: number | null;
  readonly rematchOf: string | null;
  readonly timeControl: TimeControlId;
  readonly rated: boolean;
}

export interface MatchSummarySeat {
  readonly seat: number;
  readonly name: string;
  /** Null for a bot. */
  readonly accountId: string | null;
  readonly bot: string | null;
  readonly outcome: "win" | "loss" | "draw" | null;
}

export interface MatchService {
  /**
   * Creates a match and opens its room, idempotently (see above). Resolves once the match is durable and can be
   * entered. Implementations announce public matches in the lobby themselves and keep their listing current.
   */
  create(spec: MatchSpec): Promise<CreateMatchOutcome>;

  /**
   * A place at the account's own seat, in whichever process the match is now. If the process that owned it is gone,
   * this process takes it over first. The second device of an account takes the seat from the first.
   * @param sessionId the place is vacated when this session ends
   */
  seat(matchId: string, accountId: string, sessionId?: string): Promise<SeatOutcome>;

  /** A place among the watchers; guests without an account may watch too. */
  watch(matchId: string, accountId: string | undefined): Promise<WatchOutcome>;

  /** What a caller may see of a table now, in whichever process the match is. */
  shown(matchId: string, caller: TableCaller): Promise<Called<TableSnapshot>>;

  /** The inputs of a match since an index, as the caller may know them. */
  commands(matchId: string, caller: TableCaller, since: number): Promise<Called<CommandPage>>;

  /** Carries out a seat's command as if it came over a connection; one that says which state it refers to is carried out once. */
  execute(matchId: string, seat: number, command: SeatCommand): Promise<Called<ActReply>>;

  /** A match by id, live or finished, or undefined. Doesn't check whether the caller may see it. */
  get(matchId: string, asker?: string): Promise<MatchSummary | undefined>;

  /** The terms of a match; undefined for an unknown one. */
  termsOf(matchId: string): Promise<MatchTerms | undefined>;

  /** Live matches that this process owns. The lobby has the site-wide list. */
  list(): readonly MatchSummary[];
}

/** Formats, decks and bots: plain data that does not change while the server runs. */
export interface Catalogue {
  readonly formats: readonly FormatView[];
  readonly decks: readonly DeckSummary[];
  readonly bots: readonly BotView[];
  /** The cards of one of `decks`, in the order of its list; undefined for an unknown id. */
  deckCards(id: string): readonly DeckEntry[] | undefined;
  /** Whether this deck may be played in this format; checked before a player enters a queue with it. */
  checkDeck(
    format: string,
    deck: DeckChoice,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>;
}
