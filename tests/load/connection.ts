/**
 * A player's connection that does next to nothing: it knows in advance what it will choose, and looks at no more of what arrives
 * than is needed to tell that it came. What it leaves out is the browsers' work, not the server's.
 */
import { MESSAGE, type WireChoice } from "@spellroom/protocol";
import type { Reservation } from "@spellroom/protocol/http";
import { FRAME, readRoomFrame, requestFrame } from "../support/wire/room-frames.ts";

export interface ConnectionListener {
  /** The player has been told of a change; the patch came before it. */
  readonly told: () => void;
  /** An answer was taken or refused. */
  readonly replied: (taken: boolean) => void;
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #listener: ConnectionListener;
  #next = 1;

  private constructor(socket: WebSocket, listener: ConnectionListener) {
    this.#socket = socket;
    this.#listener = listener;
  }

  /** Takes a place; resolves once the room has let it in. @throws when the room does not. */
  static enter(
    endpoint: string,
    reservation: Reservation,
    listener: ConnectionListener,
  ): Promise<Connection> {
    const { processId = "", roomId, sessionId } = reservation;
    const address = endpoint.replace(/^http/, "ws");
    const socket = new WebSocket(`${address}/${processId}/${roomId}?sessionId=${sessionId}`);
    socket.binaryType = "arraybuffer";
    const connection = new Connection(socket, listener);
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new Error("a player was not let in"));
      socket.addEventListener("close", refuse);
      socket.addEventListener("message", ({ data }) => {
        if (!(data instanceof ArrayBuffer)) return;
        const frame = new Uint8Array(data);
        if (frame[0] === FRAME.join) socket.send(Uint8Array.of(FRAME.join));
        else if (frame[0] === FRAME.state) resolve(connection);
        else connection.#received(frame);
      });
    });
  }

  #received(frame: Uint8Array): void {
    if (frame[0] === FRAME.bytes && isUpdate(frame)) this.#listener.told();
    else if (frame[0] === FRAME.response) this.#listener.replied(isTaken(frame));
  }

  choose(decision: number, choice: WireChoice): void {
    const payload = JSON.parse(JSON.stringify({ decision, choice }));
    this.#socket.send(Uint8Array.from(requestFrame(this.#next++, "choose", payload)));
  }

  close(): void {
    this.#socket.close();
  }
}

const UPDATE = MESSAGE.update.charCodeAt(0);
/** Of a text of one letter. */
const ONE_LETTER = 0xa1;

/** Whether a frame is a packed message of that name, which follows the first byte, after its length. */
function isUpdate(frame: Uint8Array): boolean {
  return frame[0] === FRAME.bytes && frame[1] === ONE_LETTER && frame[2] === UPDATE;
}

function isTaken(bytes: Uint8Array): boolean {
  const frame = readRoomFrame(bytes);
  if (frame.kind !== "response") return false;
  const { value } = frame;
  return typeof value === "object" && value !== null && "ok" in value && value.ok === true;
}
