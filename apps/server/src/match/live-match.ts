/**
 * A match that this process owns: its state, its journal and who is to be told. Everything goes through the mailbox; nothing
 * is told to anybody before it is in the journal.
 */
import {
  type ChooseReply,
  type ChooseRequest,
  type EventView,
  PROTOCOL_VERSION,
  type PrivateCard,
  type PublicTable,
  type SeatPrivate,
  type SnapshotMessage,
  type UpdateMessage,
  type WireError,
} from "@spellroom/protocol";
import { type GameEvent, type GameState, hashState, type Step } from "@spellroom/rules";
import {
  type ExplanationView,
  eventViews,
  explainObject,
  type KeyBook,
  openKeyBook,
  privateChanges,
  project,
  tableView,
  tidyKeys,
} from "@spellroom/view";
import type { Logger } from "../logging/logger.ts";
import { isUnavailable } from "../storage/errors.ts";
import type { AppendResult, Journal, JournalEntry, JournalSeat } from "../storage/journal.ts";
import { applyStoredInput } from "./apply-input.ts";
import type { Audience } from "./audience.ts";
import { Mailbox } from "./mailbox.ts";
import { outcomesOf } from "./outcomes.ts";
import type { StoredInput } from "./stored-input.ts";

const LOG_LENGTH = 200;
const RETRY_MS = [50, 100, 250, 500, 1_000, 2_000];

export interface LiveMatchParts {
  readonly matchId: string;
  readonly seats: readonly JournalSeat[];
  readonly journal: Journal;
  readonly epoch: number;
  readonly logger: Logger;
  /** New definitions (tokens) that everybody will ask for; must be there before anybody is told. */
  readonly keepDefinitions: (state: GameState) => Promise<void>;
}

export interface Resumed {
  readonly state: GameState;
  readonly journalLength: number;
  /** The last answer of each seat, so that a repeated one is recognised. */
  readonly answers: ReadonlyMap<number, ChooseRequest>;
  /** The latest steps up to the state, for the log. */
  readonly history: readonly Step[];
  readonly finished: boolean;
}

export class LiveMatch {
  readonly matchId: string;
  readonly seats: readonly JournalSeat[];
  readonly #parts: LiveMatchParts;
  readonly #mailbox = new Mailbox();
  readonly #audiences = new Set<Audience>();
  readonly #connected: boolean[];
  readonly #book: KeyBook;
  readonly #logs: EventView[][];
  readonly #answers: Map<number, ChooseRequest>;
  /** What this process replied to them; those that it found in the journal had their replies from another. */
  readonly #replies = new Map<number, ChooseReply>();
  #known: Map<string, PrivateCard>[];
  #state: GameState;
  #journalLength: number;
  #seq = 1;
  #watchers = 0;
  #table: PublicTable;
  #own: readonly SeatPrivate[];
  #closed = false;
  #finished: boolean;

  constructor(parts: LiveMatchParts, resumed: Resumed) {
    this.#parts = parts;
    this.matchId = parts.matchId;
    this.seats = parts.seats;
    this.#state = resumed.state;
    this.#journalLength = resumed.journalLength;
    this.#finished = resumed.finished;
    this.#answers = new Map(resumed.answers);
    this.#connected = parts.seats.map((seat) => seat.bot !== null);
    this.#book = openKeyBook(parts.seats.length);
    this.#logs = Array.from({ length: parts.seats.length + 1 }, () => []);
    for (const step of resumed.history) this.#recall(step);
    this.#state = resumed.state;
    const { table, seats } = this.#project();
    this.#table = table;
    this.#own = seats;
    this.#known = seats.map((own) => new Map([...own.hand, ...own.known].map((card) => [card.key, card])));
  }

  get state(): GameState {
    return this.#state;
  }

  get epoch(): number {
    return this.#parts.epoch;
  }

  get table(): PublicTable {
    return this.#table;
  }

  get isOver(): boolean {
    return this.#state.result !== null;
  }

  /** Whether anybody is here. */
  get isEmpty(): boolean {
    return this.#watchers === 0 && this.seats.every((seat, at) => seat.bot !== null || !this.#connected[at]);
  }

  get closed(): boolean {
    return this.#closed;
  }

  attend(audience: Audience): void {
    this.#audiences.add(audience);
  }

  unattend(audience: Audience): void {
    this.#audiences.delete(audience);
  }

  /** What a seat (or a watcher, `null`) needs on coming in. */
  catchUp(seat: number | null): { readonly table: PublicTable; readonly snapshot: SnapshotMessage } {
    const own = seat === null ? null : (this.#own[seat] ?? null);
    return {
      table: this.#table,
      snapshot: {
        protocol: PROTOCOL_VERSION,
        seq: this.#seq,
        seat,
        known: own ? [...own.hand, ...own.known] : [],
        decision: own?.decision ?? null,
        log: this.#logs[seat ?? this.seats.length] ?? [],
      },
    };
  }

  /** The view of a bot's seat. */
  viewOf(seat: number) {
    return tableView({ table: this.#table, seats: this.#own }, seat);
  }

  /** A seat answers. The same answer to the same decision gets the same reply however often it comes. */
  choose(seat: number, request: ChooseRequest): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const earlier = this.#answers.get(seat);
      if (earlier?.decision === request.decision) {
        if (JSON.stringify(earlier.choice) === JSON.stringify(request.choice))
          return this.#replies.get(seat) ?? { ok: true, seq: this.#seq };
        return {
          ok: false,
          error: { code: "contradictsEarlierAnswer", message: "that question was answered otherwise before" },
        };
      }
      const input: StoredInput = { kind: "choose", seat, decision: request.decision, choice: request.choice };
      const error = await this.#carryOut(input);
      if (error) return { ok: false, error };
      const reply: ChooseReply = { ok: true, seq: this.#seq };
      this.#replies.set(seat, reply);
      return reply;
    });
  }

  /** A seat gives the game up. */
  concede(seat: number): Promise<ChooseReply> {
    return this.#mailbox.run(async () => {
      const error = await this.#carryOut({ kind: "concede", seat, reason: "concede" });
      return error ? { ok: false, error } : { ok: true, seq: this.#seq };
    });
  }

  /** Why an object can't be used now, for the seat that asks; nothing for a key that the seat doesn't have. */
  explain(seat: number, key: string): readonly ExplanationView[] {
    return explainObject(this.#state, this.#book, seat, key);
  }

  setConnected(seat: number, connected: boolean): void {
    if (this.#connected[seat] === connected) return;
    this.#connected[seat] = connected;
    this.#publish([]);
    for (const audience of this.#audiences) audience.notice({ kind: "connection", seat, connected });
  }

  setWatchers(count: number): void {
    if (this.#watchers === count) return;
    this.#watchers = count;
    this.#publish([]);
  }

  /** Keeps the result of a game that is over, if that is still to be done: the database may have been away. */
  conclude(): Promise<void> {
    return this.#mailbox.run(() => this.#finish());
  }

  /** Ends all that this process does for the match; its players come in again wherever it goes on. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const audience of this.#audiences) audience.closed();
    this.#audiences.clear();
  }

  /** Journal first, then state, then everybody is told (the order that loses nothing). */
  async #carryOut(input: StoredInput): Promise<WireError | null> {
    if (this.#closed) return MOVED;
    const applied = applyStoredInput(this.#state, input);
    if (!applied.ok) return applied.error;
    const written = await this.#write(input, applied.state);
    if (!written) return MOVED;
    this.#state = applied.state;
    if (input.kind === "choose") {
      this.#answers.set(input.seat, { decision: input.decision, choice: input.choice });
      this.#replies.delete(input.seat);
    }
    this.#publish(applied.events);
    await this.#finish();
    return null;
  }

  /** Appends until it is durable. While the database is away nothing is accepted and everybody is told why. */
  async #write(input: StoredInput, state: GameState): Promise<boolean> {
    const { matchId, logger } = this.#parts;
    const entry = { input, stateHash: hashState(state) };
    let paused = false;
    for (let attempt = 0; !this.#closed; attempt++) {
      const result = await this.#append(entry, state);
      if (result.outcome === "durable") {
        this.#journalLength = result.journalLength;
        if (paused) this.#tellAll({ kind: "resumed" });
        return true;
      }
      if (result.reason !== "unavailable") {
        logger.warn(
          { matchId, reason: result.reason },
          "The journal refused a choice; this process lets the match go",
        );
        this.close();
        return false;
      }
      if (!paused) this.#tellAll({ kind: "paused", reason: "storage" });
      paused = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]));
    }
    return false;
  }

  /** Definitions first: an entry whose cards can't be kept would be folded by nobody. */
  async #append(entry: JournalEntry, state: GameState): Promise<AppendResult> {
    const { journal, matchId, epoch, keepDefinitions } = this.#parts;
    try {
      await keepDefinitions(state);
    } catch (cause) {
      if (isUnavailable(cause)) return { outcome: "refused", reason: "unavailable", cause };
      throw cause;
    }
    return journal.append(matchId, epoch, this.#journalLength + 1, [entry]);
  }

  async #finish(): Promise<void> {
    if (this.#finished || this.#closed || !this.#state.result) return;
    const { journal, matchId, epoch, logger } = this.#parts;
    const result = await journal.finish(matchId, epoch, outcomesOf(this.#state));
    if (result.outcome === "durable") this.#finished = true;
    else logger.warn({ matchId, reason: result.reason }, "The result could not be kept");
  }

  #tellAll(notice: { kind: "paused"; reason: string } | { kind: "resumed" }): void {
    for (const audience of this.#audiences) audience.notice(notice);
  }

  #project() {
    return project(this.#state, this.#book, {
      matchId: this.matchId,
      seq: this.#seq,
      connected: this.#connected,
      bots: this.seats.map((seat) => seat.bot !== null),
      watchers: this.#watchers,
    });
  }

  /** Tells every audience what has changed, all with one number. */
  #publish(events: readonly GameEvent[]): void {
    this.#seq++;
    const { table, seats } = this.#project();
    const messages = seats.map((own): UpdateMessage => this.#updateOf(own, events));
    const watchers: UpdateMessage = { seq: this.#seq, events: this.#logged(this.seats.length, events, null) };
    this.#table = table;
    this.#own = seats;
    tidyKeys(this.#state, this.#book, seats);
    for (const audience of this.#audiences) audience.publish({ table, seats: messages, watchers });
  }

  #updateOf(own: SeatPrivate, events: readonly GameEvent[]): UpdateMessage {
    const { learned, forgot, after } = privateChanges(this.#known[own.seat] ?? new Map(), own);
    this.#known[own.seat] = after;
    const before = this.#own[own.seat]?.decision ?? null;
    const changed = before?.id !== own.decision?.id;
    return {
      seq: this.#seq,
      events: this.#logged(own.seat, events, own.seat),
      ...(learned.length > 0 ? { learned } : {}),
      ...(forgot.length > 0 ? { forgot } : {}),
      ...(changed ? { decision: own.decision } : {}),
    };
  }

  /** What happened before this process had the match, for those who come now: told in the words and by the names of then. */
  #recall({ state, events }: Step): void {
    this.#state = state;
    const { seats } = this.#project();
    for (const own of seats) this.#logged(own.seat, events, own.seat);
    this.#logged(this.seats.length, events, null);
    tidyKeys(state, this.#book, seats);
  }

  #logged(index: number, events: readonly GameEvent[], audience: number | null): EventView[] {
    const views = eventViews(this.#state, this.#book, events, audience);
    const log = this.#logs[index];
    if (log && views.length > 0) this.#logs[index] = [...log, ...views].slice(-LOG_LENGTH);
    return views;
  }
}

const MOVED: WireError = { code: "unavailable", message: "the match goes on elsewhere; come in again" };
