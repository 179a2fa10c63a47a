/**
 * The connection to a room of the server in Colyseus' protocol: the few kinds of frames that a seat or a watcher needs. Colyseus' own client
 * is five times as large, with matchmaking, prediction and ways back of its own, none of which are used here (ADR 154).
 */
import { decode, encode } from "@msgpack/msgpack";
import type { Reservation } from "@spellroom/protocol/http";
import { readTable, type SentTable, TableReader, WireBytes } from "@spellroom/protocol/schema";

/** What frames begin with. */
const CODE = {
  joined: 10,
  refused: 11,
  leave: 12,
  table: 14,
  patch: 15,
  message: 17,
  ping: 18,
  request: 21,
  reply: 22,
} as const;
/** What frames of a kind that we know begin with, apart from marks that our rooms don't set. */
const CODE_MASK = 0x1f;
/** What a reply begins with if the request was taken. */
const TAKEN = 0;
/** The code that browsers report if the server sent none. */
const CLOSED_ABNORMALLY = 1_006;
const MOST_NUMBER = 0x7f;
const ENCODER = new TextEncoder();
const PAGE: object = globalThis;

export interface RoomEvents {
  readonly onTable: (table: ReturnType<typeof readTable>) => void;
  readonly onMessage: (name: string, bytes: Uint8Array) => void;
  /** A frame that can't be read: the server has another version. */
  readonly onUnreadable: (error: unknown) => void;
}

interface Waiting {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Where a reservation is redeemed. */
export function roomAddress(endpoint: string, reservation: Reservation): string {
  const { protocol, host, pathname } = new URL(endpoint);
  const at = reservation.publicAddress ?? `${host}${pathname.replace(/\/$/, "")}`;
  const query = new URLSearchParams({ sessionId: reservation.sessionId, skipHandshake: "1" });
  const place = [at, reservation.processId ?? "", reservation.roomId].join("/");
  return `${protocol === "https:" ? "wss:" : "ws:"}//${place}?${query}`;
}

/** Redeems a reservation. @throws when the room refuses */
export function enterRoom(address: string, events: RoomEvents): Promise<RoomConnection> {
  return new Promise((resolve, reject) => {
    const connection: RoomConnection = new RoomConnection(address, events, () => resolve(connection));
    void connection.ended.then((code) => reject(new Error(`the room was closed (${code})`)));
  });
}

/** A connection to a room, until it is lost. */
export class RoomConnection {
  /** Resolves with the code that the connection was closed with. */
  readonly ended: Promise<number>;
  readonly #socket: WebSocket;
  readonly #table = new TableReader();
  readonly #waiting = new Map<number, Waiting>();
  readonly #onJoined: () => void;
  readonly #end: (code: number) => void;
  #events: RoomEvents | null;
  #asked = 0;
  #onPong: (() => void) | null = null;

  constructor(address: string, events: RoomEvents, onJoined: () => void) {
    this.#events = events;
    this.#onJoined = onJoined;
    const { promise, resolve } = Promise.withResolvers<number>();
    this.ended = promise;
    this.#end = resolve;
    this.#socket = new WebSocket(address);
    this.#socket.binaryType = "arraybuffer";
    this.#socket.onmessage = ({ data }: { readonly data: unknown }) => {
      if (data instanceof ArrayBuffer) this.#hear(new Uint8Array(data));
    };
    this.#socket.onclose = ({ code }) => this.#ended(code);
    // Browsers report at once that there is no network; elsewhere only silence tells.
    if (PAGE instanceof EventTarget) PAGE.addEventListener("offline", this.cut);
  }

  /** The public table as it was last sent. */
  get table(): SentTable {
    return this.#table.table;
  }

  /** @throws when the room refuses, does not reply in time, or the connection is lost */
  request(name: string, body: unknown, timeoutMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        reject(new Error("there is no connection"));
        return;
      }
      const number = this.#asked++;
      const timer = setTimeout(() => {
        this.#waiting.delete(number);
        reject(new Error(`no reply to ${name}`));
      }, timeoutMs);
      this.#waiting.set(number, { resolve, reject, timer });
      this.#send(
        CODE.request,
        [...numberBytes(number), ...textBytes(name)],
        encode(body, { ignoreUndefined: true }),
      );
    });
  }

  /** Calls back when the room has replied; not at all without a connection. */
  ping(then: () => void): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#onPong = then;
    this.#send(CODE.ping);
  }

  /** Tells the room that the client leaves for good. */
  leave(): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#send(CODE.leave);
    else this.#socket.close();
  }

  /** Gives the connection up at once: the other side may be unable to confirm that it is closed. */
  readonly cut = (): void => {
    this.#socket.onclose = null;
    this.#socket.close();
    this.#ended(CLOSED_ABNORMALLY);
  };

  /** Anything that still arrives is ignored. */
  ignore(): void {
    this.#events = null;
  }

  #ended(code: number): void {
    if (PAGE instanceof EventTarget) PAGE.removeEventListener("offline", this.cut);
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new Error("the connection was lost"));
    }
    this.#waiting.clear();
    this.#end(code);
  }

  #send(code: number, head: readonly number[] = [], body: Uint8Array = NOTHING): void {
    const frame = new Uint8Array(1 + head.length + body.length);
    frame[0] = code;
    frame.set(head, 1);
    frame.set(body, 1 + head.length);
    this.#socket.send(frame);
  }

  #hear(frame: Uint8Array): void {
    try {
      this.#read(frame);
    } catch (error) {
      this.#events?.onUnreadable(error);
    }
  }

  #read(frame: Uint8Array): void {
    const code = (frame[0] ?? 0) & CODE_MASK;
    const bytes = new WireBytes(frame, 1);
    switch (code) {
      case CODE.joined:
        this.#send(CODE.joined);
        this.#onJoined();
        break;
      case CODE.refused:
        this.cut();
        break;
      case CODE.leave:
        this.leave();
        break;
      case CODE.table:
        this.#table.whole(frame, 1);
        this.#events?.onTable(readTable(this.#table.table));
        break;
      case CODE.patch:
        this.#table.patch(frame, 1);
        this.#events?.onTable(readTable(this.#table.table));
        break;
      case CODE.message: {
        const name = bytes.isText() ? bytes.text() : String(bytes.number());
        this.#events?.onMessage(name, bytes.rest());
        break;
      }
      case CODE.reply:
        this.#replied(bytes);
        break;
      case CODE.ping:
        this.#onPong?.();
        this.#onPong = null;
        break;
      default:
        break;
    }
  }

  #replied(bytes: WireBytes): void {
    const number = bytes.number();
    const isTaken = bytes.byte() === TAKEN;
    const waiting = this.#waiting.get(number);
    if (waiting === undefined) return;
    this.#waiting.delete(number);
    clearTimeout(waiting.timer);
    const rest = bytes.rest();
    if (isTaken) waiting.resolve(rest.length === 0 ? undefined : decode(rest));
    else waiting.reject(new Error("the room refused the request"));
  }
}

const NOTHING = new Uint8Array();

/** A natural number as encoded in frames. */
function numberBytes(number: number): number[] {
  if (number <= MOST_NUMBER) return [number];
  return [0xce, number & 0xff, (number >>> 8) & 0xff, (number >>> 16) & 0xff, number >>> 24];
}

/** A short text as encoded in frames. */
function textBytes(text: string): number[] {
  const bytes = ENCODER.encode(text);
  return bytes.length < 0x20 ? [0xa0 + bytes.length, ...bytes] : [0xd9, bytes.length, ...bytes];
}
