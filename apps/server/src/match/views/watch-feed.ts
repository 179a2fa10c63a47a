/** What watchers of a match are shown: the public table, from some time ago if the match is watched with a delay. */
import type { Audience, Catchup, Publication } from "@spellroom/match";
import {
  type ClockView,
  type EventView,
  NO_STATUS,
  type NoticeMessage,
  PROTOCOL_VERSION,
  type PrivateCard,
  type PublicTable,
  type SnapshotMessage,
  type StatusView,
  turnsBegun,
  type UpdateMessage,
} from "@spellroom/protocol";
import { shiftedClock } from "../time/clocks.ts";

const LOG_LENGTH = 150;

/** Delivers the feed to watchers. */
export interface WatchAudience {
  show(table: PublicTable, update: UpdateMessage, needsSnapshot: boolean): void;
  notice(notice: NoticeMessage): void;
  status(status: StatusView): void;
  time(clock: ClockView): void;
  closed(): void;
}

/** What the feed follows. */
export interface WatchedMatch {
  readonly table: PublicTable;
  /** How many inputs the match has. */
  readonly length: number;
  readonly status: StatusView;
  readonly startingLife: number;
  readonly audiences: { add(audience: Audience): void };
  /** What a watcher without delay needs on joining. */
  catchUp(seat: null): Catchup;
}

type Showing = Pick<Publication, "table" | "watchers" | "length" | "needsSnapshot">;

/** The feed of one match. It runs from when the match is opened, so that the first watcher sees no more than later ones. */
export class WatchFeed implements Audience {
  readonly #match: WatchedMatch;
  readonly #delayMs: number;
  readonly #watchers = new Set<WatchAudience>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #table: PublicTable;
  #log: readonly EventView[];
  #known: ReadonlyMap<string, PrivateCard>;
  #time: SnapshotMessage["time"];
  #status: StatusView;
  #length: number;
  /** Whether both players agree to show both hands now, not at the time that watchers are shown. */
  #isCast: boolean;

  constructor(match: WatchedMatch, delayMs: number) {
    this.#match = match;
    this.#delayMs = delayMs;
    const { table, snapshot } = match.catchUp(null);
    this.#table = delayMs > 0 ? unseen(table, match.startingLife) : table;
    this.#log = delayMs > 0 ? [] : snapshot.log;
    this.#known = byKey(delayMs > 0 ? [] : snapshot.known);
    this.#time = shifted(snapshot.time, delayMs);
    this.#status = delayMs > 0 ? NO_STATUS : snapshot.status;
    this.#length = delayMs > 0 ? 0 : match.length;
    this.#isCast = match.status.cast?.on === true;
    match.audiences.add(this);
    if (delayMs === 0) return;
    const first = {
      table,
      watchers: { events: snapshot.log, learned: snapshot.known },
      length: match.length,
      needsSnapshot: true,
    };
    const wasCast = this.#isCast;
    this.#later(() => {
      this.#show(this.#agreed(first, wasCast));
      this.#tell(this.#agreedStatus(snapshot.status));
    });
  }

  get delayMs(): number {
    return this.#delayMs;
  }

  /** How many inputs of the match watchers have been shown. */
  get length(): number {
    return this.#length;
  }

  /** How many turns watchers have been shown, those before a restart included. */
  get turn(): number {
    return turnsBegun(this.#table);
  }

  attend(watcher: WatchAudience): void {
    this.#watchers.add(watcher);
  }

  unattend(watcher: WatchAudience): void {
    this.#watchers.delete(watcher);
  }

  /** What a watcher needs on joining. */
  catchUp(): { readonly table: PublicTable; readonly snapshot: SnapshotMessage } {
    return {
      table: this.#table,
      snapshot: {
        protocol: PROTOCOL_VERSION,
        seq: this.#table.seq,
        seat: null,
        known: [...this.#known.values()],
        decision: null,
        log: this.#log,
        passing: null,
        status: this.#delayMs > 0 ? this.#status : this.#match.status,
        time: this.#delayMs > 0 ? this.#time : this.#match.catchUp(null).snapshot.time,
      },
    };
  }

  publish(publication: Publication): void {
    const wasCast = this.#isCast;
    this.#isCast = this.#match.status.cast?.on === true;
    if (wasCast && !this.#isCast) this.#withhold();
    const isCast = this.#isCast;
    if (this.#delayMs === 0) {
      this.#show(publication);
      return;
    }
    const { clock, ...rest } = publication.watchers;
    const watchers = clock ? { ...rest, clock: shiftedClock(clock, this.#delayMs) } : rest;
    this.#later(() => {
      const table = { ...publication.table, watchers: this.#match.table.watchers };
      this.#show(this.#agreed({ ...publication, table, watchers }, isCast));
    });
  }

  notice(notice: NoticeMessage): void {
    for (const watcher of this.#watchers) watcher.notice(notice);
  }

  status(status: StatusView): void {
    if (this.#delayMs === 0) this.#tell(status);
    else this.#later(() => this.#tell(this.#agreedStatus(status)));
  }

  time(clock: ClockView): void {
    if (this.#delayMs === 0) for (const watcher of this.#watchers) watcher.time(clock);
  }

  closed(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const watcher of this.#watchers) watcher.closed();
    this.#watchers.clear();
  }

  /** What is to be shown, without the hands if the agreement to show them has ended since. */
  #agreed(showing: Showing, wasCast: boolean): Showing {
    if (!wasCast || this.#isCast) return showing;
    const { learned: _withheld, ...watchers } = showing.watchers;
    return { ...showing, table: withHandsHidden(showing.table), watchers };
  }

  #agreedStatus(status: StatusView): StatusView {
    if (status.cast?.on !== true || this.#isCast) return status;
    return { ...status, cast: { ...status.cast, on: false } };
  }

  /** Either player has ended the agreement to show both hands: effective at once, also for what is still delayed. */
  #withhold(): void {
    const watchers = { events: [], forgot: [...this.#known.keys()] };
    this.#show({ table: withHandsHidden(this.#table), watchers, length: this.#length, needsSnapshot: false });
    this.#tell(this.#agreedStatus(this.#status));
  }

  #show({ table, watchers: update, length, needsSnapshot }: Showing): void {
    this.#table = table;
    this.#length = length;
    this.#learn(update);
    if (update.events.length > 0) this.#log = [...this.#log, ...update.events].slice(-LOG_LENGTH);
    if (update.clock && this.#time) this.#time = { ...this.#time, clock: update.clock };
    for (const watcher of this.#watchers) watcher.show(table, update, needsSnapshot);
  }

  /** Offers, pauses and the score: no sooner than the game itself. */
  #tell(status: StatusView): void {
    this.#status = status;
    for (const watcher of this.#watchers) watcher.status(status);
  }

  #learn({ learned = [], forgot = [] }: UpdateMessage): void {
    if (learned.length + forgot.length === 0) return;
    const gone = new Set(forgot);
    this.#known = byKey([...this.#known.values()].filter(({ key }) => !gone.has(key)).concat(learned));
  }

  #later(show: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      show();
    }, this.#delayMs);
    timer.unref();
    this.#timers.add(timer);
  }
}

function byKey(cards: readonly PrivateCard[]): ReadonlyMap<string, PrivateCard> {
  return new Map(cards.map((card) => [card.key, card]));
}

function withHandsHidden(table: PublicTable): PublicTable {
  return { ...table, players: table.players.map((player) => ({ ...player, handShown: false })) };
}

/** The table before watchers may see it. */
function unseen(table: PublicTable, startingLife: number): PublicTable {
  return {
    ...table,
    turn: 0,
    turnsBefore: 0,
    active: 0,
    step: "",
    monarch: null,
    day: null,
    objects: {},
    waiting: null,
    result: null,
    players: table.players.map((player) => ({ ...asAtFirst(player), life: startingLife })),
  };
}

function asAtFirst(player: PublicTable["players"][number]): PublicTable["players"][number] {
  return {
    ...player,
    handCount: 0,
    libraryCount: 0,
    mana: [],
    counters: {},
    lost: null,
    topOfLibrary: null,
    mulligans: 0,
    handShown: false,
    commanders: player.commanders.map(({ card, damage }) => ({
      card,
      casts: 0,
      damage: damage.map(() => 0),
    })),
  };
}

function shifted(time: SnapshotMessage["time"], byMs: number): SnapshotMessage["time"] {
  return time && { ...time, clock: shiftedClock(time.clock, byMs) };
}
