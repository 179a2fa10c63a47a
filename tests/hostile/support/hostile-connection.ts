import { setTimeout as delay } from "node:timers/promises";

/** With so many messages unanswered it gives the server a moment: what is unread when a connection ends attacks nobody. */
const AHEAD = 40;
const MOMENT_MS = 200;

/** A WebSocket that sends whatever it is given, counts what it hears, and is opened again whenever it is closed. */
export class HostileConnection {
  readonly #open: () => Promise<WebSocket>;
  #socket: WebSocket | undefined;
  #opening: Promise<void> | undefined;
  #unanswered = 0;
  /** How often the server hung up. */
  closed = 0;
  /** How many answers came. */
  heard = 0;

  constructor(open: () => Promise<WebSocket>) {
    this.#open = open;
  }

  async send(data: Uint8Array | string): Promise<void> {
    this.#unanswered += 1;
    if (this.#unanswered > AHEAD) {
      await delay(MOMENT_MS);
      this.#unanswered = 0;
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) await this.#reopen();
    this.#socket?.send(typeof data === "string" ? data : Uint8Array.from(data));
  }

  close(): void {
    this.#socket?.close();
  }

  #reopen(): Promise<void> {
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #connect(): Promise<void> {
    if (this.#socket !== undefined) this.closed += 1;
    this.#socket = await this.#open();
    this.#socket.addEventListener("message", () => {
      this.heard += 1;
      this.#unanswered -= 1;
    });
  }
}

/** Opens a WebSocket: waits to be spoken to, greets, and waits for the answer. @throws when it is not let in */
export async function openSocket(address: string, greeting: Uint8Array | string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  await heard(socket);
  socket.send(typeof greeting === "string" ? greeting : Uint8Array.from(greeting));
  await heard(socket);
  return socket;
}

function heard(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error("the server does not let the connection in"));
    socket.addEventListener("message", () => resolve(), { once: true });
    socket.addEventListener("close", refuse, { once: true });
    socket.addEventListener("error", refuse, { once: true });
  });
}
