/** A client of a room that sends anything, as a hostile program could. */
import type { Reservation } from "@spellroom/protocol/http";
import type { Packed } from "./msgpack.ts";
import { FRAME, type RoomFrame, readRoomFrame, requestFrame } from "./room-frames.ts";

const ANSWER_MILLISECONDS = 10_000;

export type RawAnswer = Extract<RoomFrame, { kind: "response" }>;

export class RawRoom {
  readonly frames: RoomFrame[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: RawAnswer) => void>();
  #next = 1;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => {
      socket.addEventListener("close", ({ code }) => resolve(code));
    });
    socket.addEventListener("message", ({ data }) => {
      if (data instanceof ArrayBuffer) this.#received(readRoomFrame(new Uint8Array(data)));
    });
  }

  /** Takes a place; resolves once the room has let it in. @throws when the room does not. */
  static async enter(endpoint: string, reservation: Reservation): Promise<RawRoom> {
    const { processId = "", roomId, sessionId } = reservation;
    const address = endpoint.replace(/^http/, "ws");
    const socket = new WebSocket(`${address}/${processId}/${roomId}?sessionId=${sessionId}`);
    socket.binaryType = "arraybuffer";
    const room = new RawRoom(socket);
    await room.until((frame) => frame.kind === "join");
    room.sendBytes(Uint8Array.of(FRAME.join));
    await room.until((frame) => frame.kind === "state");
    return room;
  }

  #received(frame: RoomFrame): void {
    this.frames.push(frame);
    if (frame.kind !== "response") return;
    this.#waiting.get(frame.id)?.(frame);
    this.#waiting.delete(frame.id);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  sendBytes(bytes: Uint8Array | string): void {
    this.#socket.send(typeof bytes === "string" ? bytes : Uint8Array.from(bytes));
  }

  /** Asks, and waits for the answer. @throws when the connection ends before. */
  request(type: string, payload: Packed): Promise<RawAnswer> {
    const id = this.#next++;
    const answer = new Promise<RawAnswer>((resolve, reject) => {
      this.#waiting.set(id, resolve);
      const timer = setTimeout(() => reject(new Error(`no answer to ${type}`)), ANSWER_MILLISECONDS);
      timer.unref();
      void this.closed.then((code) => reject(new Error(`closed with ${code} before the answer to ${type}`)));
    });
    this.sendBytes(requestFrame(id, type, payload));
    return answer;
  }

  /** Waits until a frame has come of which that holds. */
  async until(holds: (frame: RoomFrame) => boolean): Promise<void> {
    const deadline = Date.now() + ANSWER_MILLISECONDS;
    const isOver = this.closed.then((code) => code);
    while (!this.frames.some(holds)) {
      const code = await Promise.race([isOver, pause(5)]);
      if (code !== undefined) throw new Error(`the room closed with ${code}`);
      if (Date.now() > deadline) throw new Error("the room did not send what was waited for");
    }
  }

  close(): void {
    this.#socket.close();
  }
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
