import {
  type EventView,
  MESSAGE,
  NO_STATUS,
  PROTOCOL_VERSION,
  type PrivateCard,
  packMessage,
  publicEvents,
  type SeatPrivate,
  type SnapshotMessage,
  type UpdateMessage,
} from "@spellroom/protocol";
import { TableMeter } from "@spellroom/protocol/schema";
import type { GameEvent, GameState } from "@spellroom/rules";
import { eventViews, type KeyBook, openKeyBook, privateChanges, project, tidyKeys } from "@spellroom/view";
import { CardFetches, cardsOf } from "./card-fetches.ts";
import { type Figure, median, quantile } from "./figure.ts";
import { benchGames } from "./games.ts";
import { msgpackSize } from "./msgpack-size.ts";

/** Bytes of a message's frame in front of its content: a code, and the message's name. */
const HEAD = 2 + MESSAGE.update.length;

/** The answer to a choice: code, number, status and `{ ok }`. */
const REPLY = 4 + msgpackSize({ ok: true });
/** Coming back is looked at after every so many choices, with as much of the log as a server keeps. */
const COMING_BACK_EVERY = 20;
const LOG_LENGTH = 150;

/**
 * What whole bot games cost on the wire: each choice for each viewer (both seats and a watcher), each game for each viewer,
 * everything that the viewer is sent counted, with WebSocket headers. Printed cards are fetched over HTTP; they are counted for a
 * browser that has none yet, in figures of their own and in those of whole games.
 */
export function wireFigures(games: number): Figure[] {
  const wires: GameWire[] = [];
  benchGames("greedy", games, (game, { state, events }) => {
    const wire = wires[game];
    if (wire) wire.told(state, events);
    else wires[game] = new GameWire(state);
  });
  const choices = wires.flatMap((wire) => wire.choices);
  const totals = wires.flatMap((wire) => wire.totals);
  const cards = wires.flatMap((wire) => wire.cards);
  const withCards = totals.map((total, at) => total + (cards[at] ?? 0));
  return [
    { name: "bytes per choice and viewer median", value: median(choices), unit: "bytes" },
    { name: "bytes per choice and viewer p95", value: quantile(choices, 0.95), unit: "bytes" },
    { name: "largest frame bytes", value: Math.max(...wires.map((wire) => wire.largest)), unit: "bytes" },
    { name: "bytes per game and viewer median", value: median(totals), unit: "bytes" },
    { name: "largest bytes per game and viewer", value: Math.max(...totals), unit: "bytes" },
    { name: "bytes per game and viewer with cards median", value: median(withCards), unit: "bytes" },
    { name: "largest bytes per game and viewer with cards", value: Math.max(...withCards), unit: "bytes" },
    { name: "bytes of cards per game and viewer median", value: median(cards), unit: "bytes" },
    { name: "bytes on joining median", value: median(wires.map((wire) => wire.joining)), unit: "bytes" },
    {
      name: "largest bytes on coming back",
      value: Math.max(...wires.map((wire) => wire.comingBack)),
      unit: "bytes",
    },
    { name: "choices", value: choices.length / 3, unit: "choices" },
  ];
}

const SEATS = [0, 1] as const;
const WATCHER = 2;

/** One game's frames, counted as a room sends them: a patch of the public table, then each viewer's own message. */
class GameWire {
  /** Bytes of each choice for each viewer. */
  readonly choices: number[] = [];
  readonly totals = [0, 0, 0];
  /** Bytes of printed cards for each viewer. */
  readonly cards: number[];
  largest = 0;
  readonly joining: number;
  /** The most that a reconnecting client would have been sent. */
  comingBack = 0;
  readonly #logs: EventView[][] = [[], [], []];
  readonly #book: KeyBook;
  readonly #meter: TableMeter;
  readonly #known: Map<string, PrivateCard>[];
  readonly #fetches: readonly CardFetches[];
  #decisions: (number | null)[];
  #seq = 1;

  constructor(state: GameState) {
    this.#book = openKeyBook(state.players.length);
    const { table, seats } = this.#project(state);
    this.#meter = new TableMeter(table);
    this.#known = seats.map((own) => privateChanges(new Map(), own).after);
    this.#decisions = seats.map((own) => own.decision?.id ?? null);
    const whole = this.#frame(this.#meter.whole());
    for (const viewer of [...SEATS, WATCHER])
      this.totals[viewer] = whole + this.#frame(HEAD + packMessage(snapshotOf(seats[viewer])).length);
    this.joining = this.totals[0] ?? 0;
    const { printed, decks } = cardsOf(state);
    this.#fetches = [...SEATS, WATCHER].map(() => new CardFetches(printed));
    this.cards = this.#fetches.map((fetches, viewer) => fetches.fetchAll(decks[viewer] ?? []));
  }

  told(state: GameState, events: readonly GameEvent[]): void {
    this.#seq++;
    const chooser = this.#decisions.findIndex((decision) => decision !== null);
    const { table, seats } = this.#project(state);
    const patch = this.#frame(this.#meter.patch(table));
    const messages = [...SEATS, WATCHER].map((viewer) => this.#update(state, events, viewer, seats[viewer]));
    const isPublic = publicEvents(messages.map(({ events }) => events));
    const definitions = this.#meter.definitions();
    for (const [viewer, message] of messages.entries()) {
      const known = { definitions, isPublic: viewer === WATCHER ? () => true : isPublic };
      const isSent = viewer !== WATCHER || message.events.length > 0;
      this.#logs[viewer] = [...(this.#logs[viewer] ?? []), ...message.events].slice(-LOG_LENGTH);
      const reply = viewer === chooser ? this.#frame(REPLY) : 0;
      const bytes = patch + reply + (isSent ? this.#frame(HEAD + packMessage(message, known).length) : 0);
      this.choices.push(bytes);
      const fetched = this.#fetches[viewer]?.fetch(table.objects, message) ?? 0;
      this.cards[viewer] = (this.cards[viewer] ?? 0) + fetched;
      this.totals[viewer] = (this.totals[viewer] ?? 0) + bytes;
    }
    tidyKeys(state, this.#book, seats);
    if (this.#seq % COMING_BACK_EVERY === 0) this.#comeBack(seats);
  }

  /** A client that reconnects is sent the whole table, its private cards, and the log. */
  #comeBack(seats: readonly SeatPrivate[]): void {
    const whole = this.#frame(this.#meter.whole());
    for (const viewer of [...SEATS, WATCHER]) {
      const snapshot = { ...snapshotOf(seats[viewer]), log: this.#logs[viewer] ?? [] };
      const known = { definitions: this.#meter.definitions(), isPublic: publicEvents(this.#logs) };
      const bytes = whole + this.#frame(HEAD + packMessage(snapshot, known).length);
      this.comingBack = Math.max(this.comingBack, bytes);
    }
  }

  #project(state: GameState) {
    return project(state, this.#book, {
      matchId: "0".repeat(20),
      seq: this.#seq,
      connected: [true, true],
      bots: [true, true],
      watchers: 1,
    });
  }

  #update(
    state: GameState,
    events: readonly GameEvent[],
    viewer: number,
    own: SeatPrivate | undefined,
  ): UpdateMessage {
    const told = eventViews(state, this.#book, events, own ? own.seat : null);
    if (!own) return { events: told };
    const { learned, forgot, after } = privateChanges(this.#known[viewer] ?? new Map(), own);
    this.#known[viewer] = after;
    const id = own.decision?.id ?? null;
    const isNew = this.#decisions[viewer] !== id;
    this.#decisions[viewer] = id;
    return {
      events: told,
      ...(learned.length > 0 ? { learned } : {}),
      ...(forgot.length > 0 ? { forgot } : {}),
      ...(isNew ? { decision: own.decision } : {}),
    };
  }

  /** What a frame of that many bytes takes on a WebSocket: nothing where there is none. */
  #frame(bytes: number): number {
    if (bytes === 0) return 0;
    const framed = webSocketHeader(bytes) + bytes;
    this.largest = Math.max(this.largest, framed);
    return framed;
  }
}

/** Bytes in front of a frame from a server (RFC 6455, 5.2). */
function webSocketHeader(bytes: number): number {
  if (bytes < 126) return 2;
  return bytes < 65_536 ? 4 : 10;
}

function snapshotOf(own: SeatPrivate | undefined): SnapshotMessage {
  return {
    protocol: PROTOCOL_VERSION,
    seq: 1,
    seat: own?.seat ?? null,
    known: own ? [...own.hand, ...own.known] : [],
    decision: own?.decision ?? null,
    log: [],
    passing: null,
    status: NO_STATUS,
    time: null,
  };
}
