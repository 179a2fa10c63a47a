import {
  type ChatMessageView,
  LOBBY_RESYNC,
  type RoomMessageView,
  replySchema,
  SITE_EVENTS,
  SITE_REQUESTS,
  type SiteAnswer,
  type SiteEvent,
  type SitePayload,
  type SiteReply,
  type SiteRequestName,
  type SiteRequestPayload,
  UNAUTHENTICATED,
} from "@spellroom/protocol/site";
import { io, type Socket } from "socket.io-client";
import type { z } from "zod";
import { createStore, type StoreApi } from "zustand/vanilla";
import {
  addSaid,
  addTalk,
  changeMatches,
  changePeople,
  changeSeeks,
  changeTables,
  enterLobby,
  type LobbyChanges,
  SITE_START,
  type SiteState,
} from "./site-state.ts";

export interface SiteOptions {
  /** Where the server is, such as `https://play.example`. */
  readonly endpoint: string;
  /** The account's token, asked for again before every connection. */
  readonly token: () => string | null;
}

type Listener<Event extends SiteEvent> = (payload: SitePayload<Event>) => void;
type Listeners = { readonly [Event in SiteEvent]: Set<Listener<Event>> };

/** The site channel: presence, lobby, chat and the account's notifications. For browsers and Node. */
export interface SiteClient {
  readonly store: StoreApi<SiteState>;
  on<Event extends SiteEvent>(event: Event, listener: Listener<Event>): () => void;
  /** Keeps `store.lobby` current until the returned function is called. */
  followLobby(): () => void;
  /** Keeps the chat of a table current until the returned function is called. */
  followTable(matchId: string): () => void;
  say(matchId: string, text: string): Promise<SiteReply<{ readonly message: ChatMessageView }>>;
  /** Keeps the chat of the lobby, or of a table that is being set up, current until the returned function is called. */
  followRoom(room: string): () => void;
  sayInRoom(room: string, text: string): Promise<SiteReply<{ readonly message: RoomMessageView }>>;
  close(): void;
}

const ANSWER_MS = 8_000;
/** Events that change nothing in the store: listeners act on them. */
const HEARD = [
  "ticket-lost",
  "rematch-offered",
  "challenged",
  "challenge-declined",
  "challenge-withdrawn",
  "gathering",
  "direct-message",
  "notification",
] as const satisfies readonly SiteEvent[];

export function connectSite(options: SiteOptions): SiteClient {
  return new SiteConnection(options);
}

class SiteConnection implements SiteClient {
  readonly store = createStore<SiteState>(() => SITE_START);
  readonly #socket: Socket;
  readonly #listeners: Listeners = {
    welcome: new Set(),
    "lobby:matches": new Set(),
    "lobby:seeks": new Set(),
    "lobby:tables": new Set(),
    "lobby:online": new Set(),
    matched: new Set(),
    ticket: new Set(),
    "ticket-lost": new Set(),
    challenged: new Set(),
    "challenge-declined": new Set(),
    "challenge-withdrawn": new Set(),
    gathering: new Set(),
    "signed-out": new Set(),
    "direct-message": new Set(),
    notification: new Set(),
    "rematch-offered": new Set(),
    "table:message": new Set(),
    "room:message": new Set(),
  };
  readonly #tables = new Map<string, number>();
  readonly #rooms = new Map<string, number>();
  #lobbyFollowers = 0;
  /** How often the lobby was entered; only the last reply counts. */
  #attempt = 0;
  /** Changes that arrive while the lobby is being entered. */
  #entering: LobbyChanges | null = null;

  constructor({ endpoint, token }: SiteOptions) {
    this.#socket = io(endpoint, {
      transports: ["websocket"],
      auth: (send) => send({ token: token() }),
      reconnectionDelay: 500,
      reconnectionDelayMax: 5_000,
    });
    this.#socket.on("connect", () => this.#connected());
    this.#socket.on("disconnect", () => this.store.setState({ status: "offline" }));
    this.#socket.on("connect_error", (error) => {
      this.store.setState({ status: error.message === UNAUTHENTICATED ? "refused" : "offline" });
    });
    this.#socket.on(LOBBY_RESYNC, () => void this.#enterLobby());
    this.#take("welcome", ({ account, ticket }) => this.store.setState({ account, ticket }));
    this.#take("lobby:matches", ({ changes }) => {
      this.#meanwhile({ matches: changes });
      this.#changeLobby((lobby) => changeMatches(lobby, changes));
    });
    this.#take("lobby:seeks", ({ changes }) => {
      this.#meanwhile({ seeks: changes });
      this.#changeLobby((lobby) => changeSeeks(lobby, changes));
    });
    this.#take("lobby:tables", ({ changes }) => {
      this.#meanwhile({ tables: changes });
      this.#changeLobby((lobby) => changeTables(lobby, changes));
    });
    this.#take("lobby:online", (change) => this.#changeLobby((lobby) => changePeople(lobby, change)));
    this.#take("matched", ({ matchId }) => this.store.setState({ ticket: { state: "matched", matchId } }));
    this.#take("ticket", (ticket) => this.store.setState({ ticket }));
    // The server closes the connection itself then, and the library does not reconnect after that.
    this.#take("signed-out", () => this.store.setState({ status: "refused" }));
    for (const event of HEARD) this.#take(event, () => undefined);
    this.#take("table:message", (message) => this.#addTalk(message.matchId, [message]));
    this.#take("room:message", (message) => this.#addSaid(message.room, [message]));
  }

  on<Event extends SiteEvent>(event: Event, listener: Listener<Event>): () => void {
    const all: Set<Listener<Event>> = this.#listeners[event];
    all.add(listener);
    return () => all.delete(listener);
  }

  followLobby(): () => void {
    this.#lobbyFollowers += 1;
    if (this.#lobbyFollowers === 1 && this.#socket.connected) void this.#enterLobby();
    return once(() => {
      this.#lobbyFollowers -= 1;
      if (this.#lobbyFollowers === 0 && this.#socket.connected) this.#socket.emit("lobby:leave", {}, ignore);
    });
  }

  followTable(matchId: string): () => void {
    const followers = this.#tables.get(matchId) ?? 0;
    this.#tables.set(matchId, followers + 1);
    if (followers === 0 && this.#socket.connected) void this.#enterTable(matchId);
    return once(() => {
      const left = (this.#tables.get(matchId) ?? 1) - 1;
      if (left > 0) {
        this.#tables.set(matchId, left);
        return;
      }
      this.#tables.delete(matchId);
      if (this.#socket.connected) this.#socket.emit("table:leave", { matchId }, ignore);
    });
  }

  followRoom(room: string): () => void {
    const followers = this.#rooms.get(room) ?? 0;
    this.#rooms.set(room, followers + 1);
    if (followers === 0 && this.#socket.connected) void this.#enterRoom(room);
    return once(() => {
      const left = (this.#rooms.get(room) ?? 1) - 1;
      if (left > 0) {
        this.#rooms.set(room, left);
        return;
      }
      this.#rooms.delete(room);
      if (this.#socket.connected) this.#socket.emit("room:leave", { room }, ignore);
    });
  }

  async sayInRoom(room: string, text: string): Promise<SiteReply<{ readonly message: RoomMessageView }>> {
    const reply = await this.#ask("room:say", { room, text });
    if (reply.ok) this.#addSaid(room, [reply.value.message]);
    return reply;
  }

  async say(matchId: string, text: string): Promise<SiteReply<{ readonly message: ChatMessageView }>> {
    const reply = await this.#ask("table:say", { matchId, text });
    if (reply.ok) this.#addTalk(matchId, [reply.value.message]);
    return reply;
  }

  close(): void {
    this.#socket.disconnect();
    for (const listeners of Object.values(this.#listeners)) listeners.clear();
  }

  #connected(): void {
    this.store.setState({ status: "live" });
    if (this.#lobbyFollowers > 0) void this.#enterLobby();
    for (const matchId of this.#tables.keys()) void this.#enterTable(matchId);
    for (const room of this.#rooms.keys()) void this.#enterRoom(room);
  }

  async #enterLobby(): Promise<void> {
    if (this.#lobbyFollowers === 0) return;
    const attempt = ++this.#attempt;
    this.#entering = { matches: [], seeks: [], tables: [] };
    const reply = await this.#ask("lobby:enter", {});
    const meanwhile = this.#entering;
    if (this.#attempt !== attempt || meanwhile === null) return;
    this.#entering = null;
    if (reply.ok) this.store.setState({ lobby: enterLobby(reply.value, meanwhile) });
  }

  #meanwhile({ matches = [], seeks = [], tables = [] }: Partial<LobbyChanges>): void {
    const before = this.#entering;
    if (before === null) return;
    this.#entering = {
      matches: [...before.matches, ...matches],
      seeks: [...before.seeks, ...seeks],
      tables: [...before.tables, ...tables],
    };
  }

  async #enterTable(matchId: string, since = this.#lastSaid(matchId)): Promise<void> {
    const payload = { matchId, ...(since === undefined ? {} : { since }) };
    const reply = await this.#ask("table:enter", payload);
    if (!reply.ok) return;
    const { channel, messages } = reply.value;
    this.store.setState(({ tables }) => {
      const known = tables.get(matchId)?.messages ?? [];
      return { tables: new Map(tables).set(matchId, addTalk({ channel, messages: known }, messages)) };
    });
    // A gap may be longer than one page.
    const last = messages.at(-1)?.id ?? 0;
    if (since !== undefined && last > since) await this.#enterTable(matchId, last);
  }

  async #enterRoom(room: string): Promise<void> {
    const reply = await this.#ask("room:enter", { room });
    if (reply.ok) this.#addSaid(room, reply.value.messages);
  }

  #addSaid(room: string, messages: readonly RoomMessageView[]): void {
    this.store.setState(({ rooms }) => ({
      rooms: new Map(rooms).set(room, addSaid(rooms.get(room) ?? [], messages)),
    }));
  }

  #lastSaid(matchId: string): number | undefined {
    return this.store.getState().tables.get(matchId)?.messages.at(-1)?.id;
  }

  #addTalk(matchId: string, messages: readonly ChatMessageView[]): void {
    this.store.setState(({ tables }) => {
      const talk = tables.get(matchId);
      return talk === undefined ? {} : { tables: new Map(tables).set(matchId, addTalk(talk, messages)) };
    });
  }

  #changeLobby(change: (lobby: NonNullable<SiteState["lobby"]>) => NonNullable<SiteState["lobby"]>): void {
    this.store.setState(({ lobby }) => (lobby === null ? {} : { lobby: change(lobby) }));
  }

  /** Parses an event, updates the store, then calls the listeners. An event that can't be read is ignored. */
  #take<Event extends SiteEvent>(event: Event, handle: Listener<Event>): void {
    const schema: z.ZodType<SitePayload<Event>> = schemaOf(event);
    this.#socket.on<string>(event, (payload: unknown) => {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) return;
      handle(parsed.data);
      const listeners: Set<Listener<Event>> = this.#listeners[event];
      for (const listener of listeners) listener(parsed.data);
    });
  }

  async #ask<Name extends SiteRequestName>(
    event: Name,
    payload: SiteRequestPayload<Name>,
  ): Promise<SiteReply<SiteAnswer<Name>>> {
    const answer: unknown = await this.#socket
      .timeout(ANSWER_MS)
      .emitWithAck(event, payload)
      .catch(() => null);
    const reply = replySchema.safeParse(answer);
    if (!reply.success) return { ok: false, error: { code: "unavailable", message: "no answer" } };
    if (!reply.data.ok) return reply.data;
    const value = answerSchemaOf(event).safeParse(reply.data.value);
    if (value.success) return { ok: true, value: value.data };
    return { ok: false, error: { code: "unexpected", message: "the answer can't be read" } };
  }
}

function schemaOf<Event extends SiteEvent>(event: Event): z.ZodType<SitePayload<Event>> {
  const schemas: { readonly [Each in SiteEvent]: z.ZodType<SitePayload<Each>> } = SITE_EVENTS;
  return schemas[event];
}

function answerSchemaOf<Name extends SiteRequestName>(name: Name): z.ZodType<SiteAnswer<Name>> {
  const requests: { readonly [Each in SiteRequestName]: { readonly answer: z.ZodType<SiteAnswer<Each>> } } =
    SITE_REQUESTS;
  return requests[name].answer;
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

function ignore(): void {
  return;
}
