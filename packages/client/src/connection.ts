import {
  type Automation,
  CLOSE_CODES,
  type Explanation,
  type HintView,
  MESSAGE,
  type OfferKind,
  type PassUntil,
  PROTOCOL_VERSION,
  type RepeatableView,
  type RequestBodies,
  type RequestName,
  type RequestReplies,
  type SnapshotMessage,
  type WireChoice,
  type WireError,
} from "@spellroom/protocol";
import type { Reservation } from "@spellroom/protocol/http";
import { addChance, type KeptChance } from "./chance.ts";
import { unpackClock, unpackNotice, unpackSnapshot, unpackStatus, unpackUpdate } from "./packed.ts";
import { enterRoom, type RoomConnection, roomAddress } from "./room-connection.ts";
import {
  applySnapshot,
  applyUpdate,
  openTableStore,
  type TableClient,
  type TableState,
} from "./table-client.ts";
import { type ReadyWish, withClock } from "./table-status.ts";

/**
 * What the seat endpoint returned: a reservation, or why there is none. A retry may help after `retryAfterMs` (0: with a growing
 * delay); with `null` it never will.
 */
export type Entry =
  | { readonly ok: true; readonly reservation: Reservation }
  | { readonly ok: false; readonly error: WireError; readonly retryAfterMs: number | null };

export interface ConnectOptions {
  /** Where the server is, such as `https://play.example`. */
  readonly endpoint: string;
  /** Asks the seat (or watch) endpoint for a reservation; called again whenever the connection is lost. */
  readonly enter: () => Promise<Entry>;
  /** Stores the commitments for a game's randomness and this player's entropy; called before the entropy is sent. */
  readonly keepChance?: (kept: KeptChance) => void;
}

const HEARTBEAT_MS = 4_000;
const SILENCE_MS = 10_000;
/** The average delay before each further attempt to connect. */
const BACKOFF_MS = [250, 500, 1_000, 1_500, 2_000, 3_000];
const REQUEST_TIMEOUT_MS = 8_000;

/**
 * Connects to a table and stays connected. There is one way back after a reload, a lost or silent connection, a second device or a
 * killed server: ask the seat endpoint again. A choice whose reply was lost is sent again; the server recognizes it.
 */
export function connectTable(options: ConnectOptions): TableClient {
  return new TableConnection(options);
}

class TableConnection implements TableClient {
  readonly store = openTableStore();
  readonly #options: ConnectOptions;
  #room: RoomConnection | null = null;
  #closed = false;
  /** Consecutive messages that could not be read. */
  #unreadable = 0;
  #lastHeard = 0;
  #automation: Automation | null = null;
  /** The entropy sent for the game that is about to start, so that a repeated message carries the same. */
  #added: KeptChance | null = null;
  #heartbeat: ReturnType<typeof setInterval> | null = null;

  constructor(options: ConnectOptions) {
    this.#options = options;
    void this.#keepConnected();
  }

  async #keepConnected(): Promise<void> {
    for (let attempt = 0; !this.#closed; attempt++) {
      const outcome = await this.#tryOnce();
      if (outcome === "ended") return;
      if (outcome === "wasLive") attempt = 0;
      // A server that says when to retry is asked again then, as often as it says so.
      const said = typeof outcome === "number" ? outcome : 0;
      await wait(spread(said || (BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 0)));
    }
  }

  /** Connects once and stays until the connection is lost; returns how long to wait before the next attempt, if there is to be one. */
  async #tryOnce(): Promise<"ended" | "failed" | "wasLive" | number> {
    const entry = await this.#options.enter().catch(
      (error: unknown): Entry => ({
        ok: false,
        error: { code: "unavailable", message: String(error) },
        retryAfterMs: 0,
      }),
    );
    if (!entry.ok) {
      if (entry.retryAfterMs !== null) {
        this.#set({ error: entry.error });
        return entry.retryAfterMs;
      }
      this.#set({ status: "closed", error: entry.error });
      this.#closed = true;
      return "ended";
    }
    if (this.#closed) return "ended";
    try {
      const room = await this.#open(entry.reservation);
      // Closed while connecting: nothing else would ever leave the room.
      if (this.#closed) {
        this.#drop();
        room.leave();
        return "ended";
      }
      const code = await room.ended;
      this.#drop();
      if (this.#closed || code === CLOSE_CODES.takenOver) {
        this.#closed = true;
        this.#set({
          status: "closed",
          error:
            code === CLOSE_CODES.takenOver
              ? { code: "notASeat", message: "another device took this seat over" }
              : null,
        });
        return "ended";
      }
      this.#set({ status: "reconnecting" });
      return "wasLive";
    } catch (error) {
      this.#set({ error: { code: "unavailable", message: String(error) } });
      return "failed";
    }
  }

  async #open(reservation: Reservation): Promise<RoomConnection> {
    const room = await enterRoom(roomAddress(this.#options.endpoint, reservation), {
      onTable: (table) => {
        this.#lastHeard = Date.now();
        this.#set({ table });
      },
      onMessage: (name, bytes) => this.#onMessage(name, bytes),
      onUnreadable: () => this.#onUnreadableTable(),
    });
    this.#room = room;
    this.#lastHeard = Date.now();
    this.#heartbeat = setInterval(() => this.#beat(room), HEARTBEAT_MS);
    if (this.#automation) void this.#ask("automation", this.#automation);
    void this.#resync();
    return room;
  }

  #onMessage(name: string, bytes: Uint8Array): void {
    const definitionAt = (number: number) => this.#room?.table.definitions.get(String(number));
    switch (name) {
      case MESSAGE.snapshot:
        this.#read(
          () => unpackSnapshot(bytes, definitionAt),
          (message) => this.#onSnapshot(message),
        );
        break;
      case MESSAGE.update:
        this.#read(
          () => unpackUpdate(bytes, definitionAt),
          (message) => this.store.setState((state) => applyUpdate(state, message)),
        );
        break;
      case MESSAGE.notice: {
        const message = unpackNotice(bytes);
        this.store.setState((state) => ({ notices: [...state.notices, message].slice(-20) }));
        break;
      }
      case MESSAGE.status: {
        const status = unpackStatus(bytes);
        this.store.setState(({ tableStatus }) => ({ tableStatus: { ...tableStatus, status } }));
        break;
      }
      case MESSAGE.clock: {
        const clock = unpackClock(bytes);
        this.store.setState(({ tableStatus }) => ({ tableStatus: withClock(tableStatus, clock) }));
        break;
      }
      default:
        break;
    }
  }

  #resync(): Promise<unknown> {
    return this.#request("resync", {});
  }

  /** A new connection gets the whole table; if that can't be read either, the server is newer. */
  #onUnreadableTable(): void {
    this.#unreadable++;
    if (this.#unreadable > 1) this.#leaveOutdated();
    else this.#room?.cut();
  }

  /** If a message can't be read, ask for everything again, since it may have overtaken its table; if that can't be read either, the server is newer. */
  #read<Message>(unpack: () => Message, then: (message: Message) => void): void {
    let message: Message;
    try {
      message = unpack();
    } catch {
      this.#unreadable++;
      if (this.#unreadable > 1) this.#leaveOutdated();
      else void this.#resync();
      return;
    }
    this.#unreadable = 0;
    then(message);
  }

  #leaveOutdated(): void {
    this.#closed = true;
    this.#set({
      status: "closed",
      error: { code: "outdatedClient", message: "this page is older than the server: reload it" },
    });
    this.#room?.leave();
  }

  #onSnapshot(message: SnapshotMessage): void {
    if (message.protocol !== PROTOCOL_VERSION) {
      this.#leaveOutdated();
      return;
    }
    this.store.setState((state) => applySnapshot(state, message));
    const { pending } = this.store.getState();
    if (pending) void this.#send(pending.decision, pending.choice);
    // Before the first game there is nothing to choose; before later ones the player may change the deck.
    if (message.opening?.deck === null) void this.ready();
  }

  async ready(wish: ReadyWish = {}): Promise<WireError | null> {
    const { opening } = this.store.getState().tableStatus;
    if (!opening) return { code: "staleDecision", message: "no game waits for you" };
    const kept = this.#added?.game === opening.game ? this.#added : addChance(opening);
    this.#added = kept;
    this.#options.keepChance?.(kept);
    return this.#ask("ready", { game: kept.game, entropy: kept.entropy, ...wish });
  }

  /** A connection that is silent without being closed is given up, so that a new one is opened. */
  #beat(room: RoomConnection): void {
    if (Date.now() - this.#lastHeard > SILENCE_MS) {
      room.cut();
      return;
    }
    room.ping(() => {
      this.#lastHeard = Date.now();
    });
  }

  #drop(): void {
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    this.#heartbeat = null;
    this.#room?.ignore();
    this.#room = null;
  }

  async choose(decision: number, choice: WireChoice): Promise<WireError | null> {
    if (this.store.getState().pending)
      return { code: "tooFast", message: "the last answer is still on its way" };
    this.#set({ pending: { decision, choice } });
    return this.#send(decision, choice);
  }

  /** Sends a choice; if the connection breaks before the reply, the choice stays pending and is sent again after reconnecting. */
  async #send(decision: number, choice: WireChoice): Promise<WireError | null> {
    const reply = await this.#request("choose", {
      decision,
      choice,
    });
    if (reply === null) return null;
    if (reply.ok) {
      if (
        this.store.getState().pending?.decision === decision &&
        this.store.getState().decision?.id !== decision
      )
        this.#set({ pending: null });
      return null;
    }
    this.#set({ pending: null });
    return reply.error;
  }

  async #request<Name extends RequestName>(
    name: Name,
    payload: RequestBodies[Name],
  ): Promise<RequestReplies[Name] | null> {
    const room = this.#room;
    if (!room) return null;
    const reply = await room.request(name, payload, REQUEST_TIMEOUT_MS).catch(() => null);
    return isReply(name, reply) ? reply : null;
  }

  /** Sends a request whose only reply is whether it was accepted. */
  async #ask<Name extends RequestName>(name: Name, payload: RequestBodies[Name]): Promise<WireError | null> {
    const reply = await this.#request(name, payload);
    if (reply === null) return NOT_CONNECTED;
    return reply.ok ? null : reply.error;
  }

  concede(): Promise<WireError | null> {
    return this.#ask("concede", {});
  }

  automate(settings: Automation): void {
    this.#automation = settings;
    void this.#ask("automation", settings);
  }

  passUntil(until: PassUntil | null): Promise<WireError | null> {
    return this.#ask("pass", { until });
  }

  offer(kind: OfferKind): Promise<WireError | null> {
    return this.#ask("offer", { kind });
  }

  answerOffer(kind: OfferKind, yes: boolean): Promise<WireError | null> {
    return this.#ask("answerOffer", { kind, yes });
  }

  async repeatable(): Promise<readonly RepeatableView[]> {
    const reply = await this.#request("repeatable", {});
    return reply?.ok ? reply.sequences : [];
  }

  proposeShortcut(wish: RequestBodies["proposeShortcut"]): Promise<WireError | null> {
    return this.#ask("proposeShortcut", wish);
  }

  answerShortcut(id: number, after: number | null): Promise<WireError | null> {
    return this.#ask("answerShortcut", { id, after });
  }

  endShortcut(id: number): Promise<WireError | null> {
    return this.#ask("endShortcut", { id });
  }

  resume(): Promise<WireError | null> {
    return this.#ask("resume", {});
  }

  showHand(show: boolean): Promise<WireError | null> {
    return this.#ask("showHand", { show });
  }

  async ownCards(): Promise<readonly string[]> {
    const reply = await this.#request("ownCards", {});
    return reply?.ok ? reply.cards : [];
  }

  async hint(): Promise<HintView | null> {
    const reply = await this.#request("hint", {});
    return reply?.ok ? reply.hint : null;
  }

  async explain(key: string): Promise<readonly Explanation[]> {
    const reply = await this.#request("explain", { key });
    return reply?.ok ? reply.reasons : [];
  }

  rematch(): Promise<WireError | null> {
    return this.#ask("rematch", {});
  }

  close(): void {
    this.#closed = true;
    this.#set({ status: "closed" });
    const room = this.#room;
    this.#drop();
    room?.leave();
  }

  #set(change: Partial<TableState>): void {
    this.store.setState(change);
  }
}

const NOT_CONNECTED: WireError = { code: "unavailable", message: "no connection to the table just now" };

/** The shape of a reply is checked; its content is trusted. */
function isReply<Name extends RequestName>(_to: Name, reply: unknown): reply is RequestReplies[Name] {
  return typeof reply === "object" && reply !== null && "ok" in reply && typeof reply.ok === "boolean";
}

/** Half to one and a half times as long, so that clients that lost the same server don't all reconnect at once. */
function spread(ms: number): number {
  return ms * (0.5 + Math.random());
}

function wait(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
