/** What each audience of a match has been told: its view, its keys, its log. */
import type {
  ClockView,
  EventView,
  PassUntil,
  PrivateCard,
  PublicTable,
  SeatPrivate,
  UpdateMessage,
} from "@spellroom/protocol";
import type { GameState } from "@spellroom/rules";
import {
  eventViews,
  type KeyBook,
  type Known,
  openKeyBook,
  type Projection,
  privateChanges,
  project,
  renewKeyBook,
  shownHands,
  tableView,
  tidyKeys,
} from "@spellroom/view";
import type { MatchPosition, MatchStep } from "../position/match-position.ts";
import type { Publication } from "./audience.ts";
import { CommandLog, type TextPacker } from "./command-log.ts";

const NONE: readonly PrivateCard[] = [];

/** What is shown about a table apart from the game. */
export interface TableFacts {
  readonly matchId: string;
  readonly connected: readonly boolean[];
  readonly bots: readonly boolean[];
  readonly watchers: number;
  readonly handsShown: readonly number[];
}

/** What is sent with a change apart from the game. */
export interface StatusChange {
  readonly clock: ClockView | null;
  /** Of each seat. */
  readonly passing: readonly (PassUntil | null)[];
}

export class MatchViews {
  readonly #facts: () => TableFacts;
  /** Each seat, and last the watchers. */
  readonly #audiences: readonly (number | null)[];
  readonly commands: CommandLog;
  #book: KeyBook;
  #known: Map<string, PrivateCard>[] = [];
  #passing: readonly (PassUntil | null)[] = [];
  #seq = 1;
  #table: Known<PublicTable>;
  #own: readonly Known<SeatPrivate>[];
  #shown: readonly PrivateCard[] = NONE;

  /**
   * Starts with what happened before this process owned the match, with the keys of that time.
   * @param packer compresses the older part of the log; without one it is kept as it is
   */
  constructor(
    seats: number,
    history: readonly MatchStep[],
    state: GameState,
    facts: () => TableFacts,
    packer?: TextPacker,
  ) {
    this.#facts = facts;
    this.commands = new CommandLog(packer);
    this.#book = openKeyBook(seats);
    this.#audiences = [...Array(seats).keys(), null];
    for (const step of history) this.#tidy(step.state, this.#tell(step).projection.seats);
    const { table, seats: own } = this.#project(state);
    this.#table = table;
    this.#own = own;
    this.#remember(own);
    this.#shown = this.#shownHands(state);
  }

  get seq(): number {
    return this.#seq;
  }

  get table(): PublicTable {
    return this.#table;
  }

  get book(): KeyBook {
    return this.#book;
  }

  ownOf(seat: number): SeatPrivate | null {
    return this.#own[seat] ?? null;
  }

  /** Cards in hands that are shown to watchers. */
  get shown(): readonly PrivateCard[] {
    return this.#shown;
  }

  /** The log of a seat, or of the watchers. */
  logOf(seat: number | null): readonly EventView[] {
    return this.commands.events(seat);
  }

  viewOf(seat: number) {
    return tableView({ table: this.#table, seats: this.#own }, seat);
  }

  /** Publishes what has changed to every audience, under one sequence number however many steps there were. */
  publish(steps: readonly MatchStep[], { state, seq }: MatchPosition, change: StatusChange): Publication {
    this.#seq++;
    const events: EventView[][] = this.#audiences.map(() => []);
    const taken = steps.findLastIndex(({ tookBack, begun }) => tookBack !== undefined || begun);
    let last: Projection | null = null;
    for (const step of steps) {
      const told = this.#tell(step);
      for (const [at, views] of told.views.entries()) events[at]?.push(...views);
      last = told.projection;
      if (step !== steps.at(-1)) this.#tidy(step.state, last.seats);
    }
    const { table, seats } = last ?? this.#project(state);
    const messages = seats.map((own) => this.#updateOf(own, events[own.seat] ?? [], change));
    const watchers = this.#updateOfWatchers(state, events[seats.length] ?? [], change);
    this.#table = table;
    this.#own = seats;
    this.#passing = change.passing;
    this.#tidy(state, seats);
    return { table, seats: messages, watchers, length: seq, needsSnapshot: taken >= 0 };
  }

  /** Publishes one step to every audience, with the keys of that moment. After a take-back objects are new ones and get new keys. */
  #tell({ state, events, at, input, tookBack, begun }: MatchStep): {
    readonly projection: Projection;
    readonly views: readonly (readonly EventView[])[];
  } {
    if (tookBack !== undefined || begun) this.#book = renewKeyBook(this.#book);
    const projection = this.#project(state);
    const own: readonly EventView[] = tookBack === undefined ? [] : [{ kind: "tookBack", seat: tookBack }];
    const views = this.#audiences.map((whose) => [...own, ...eventViews(state, this.#book, events, whose)]);
    this.commands.add({ at, views, ...(input ? { input } : {}) });
    return { projection, views };
  }

  #project(state: GameState): Projection {
    return project(state, this.#book, { ...this.#facts(), seq: this.#seq });
  }

  #tidy(state: GameState, seats: readonly SeatPrivate[]): void {
    tidyKeys(state, this.#book, seats);
  }

  #remember(seats: readonly SeatPrivate[]): void {
    this.#known = seats.map((own) => new Map([...own.hand, ...own.known].map((card) => [card.key, card])));
  }

  #updateOfWatchers(state: GameState, events: readonly EventView[], { clock }: StatusChange): UpdateMessage {
    const before = new Map(this.#shown.map((card) => [card.key, card]));
    this.#shown = this.#shownHands(state);
    const { learned, forgot } = privateChanges(before, { hand: this.#shown, known: [] });
    return {
      events,
      ...(learned.length > 0 ? { learned } : {}),
      ...(forgot.length > 0 ? { forgot } : {}),
      ...(clock ? { clock } : {}),
    };
  }

  #shownHands(state: GameState): readonly PrivateCard[] {
    const { handsShown } = this.#facts();
    return handsShown.length === 0 && this.#shown.length === 0
      ? NONE
      : shownHands(state, this.#book, handsShown);
  }

  #updateOf(own: SeatPrivate, events: readonly EventView[], { clock, passing }: StatusChange): UpdateMessage {
    const { learned, forgot, after } = privateChanges(this.#known[own.seat] ?? new Map(), own);
    this.#known[own.seat] = after;
    const before = this.#own[own.seat]?.decision ?? null;
    const until = passing[own.seat] ?? null;
    return {
      events,
      ...(learned.length > 0 ? { learned } : {}),
      ...(forgot.length > 0 ? { forgot } : {}),
      ...(before?.id !== own.decision?.id ? { decision: own.decision } : {}),
      ...(until !== (this.#passing[own.seat] ?? null) ? { passing: until } : {}),
      ...(clock ? { clock } : {}),
    };
  }
}
