/**
 * Connections whose other end doesn't read. What is sent to them is buffered in this process's memory, so a connection with
 * too much in its buffer is closed. A client that merely had a bad network reconnects, and gets one snapshot in place of all that.
 */
import { CLOSE_CODES } from "@spellroom/protocol";

/** Several of the largest tables with their whole log. */
export const MOST_BUFFERED_BY_ROOM = 1024 * 1024;
/** A lobby with two hundred people and all its matches, some times over. */
export const MOST_BUFFERED_BY_SITE = 2 * 1024 * 1024;
/** The close frame is sent after all the rest; then the connection is cut. */
const FAREWELL_MS = 5_000;

/** As much of a Colyseus client as is needed. */
interface RoomClient {
  readonly ref: object;
  raw(data: Uint8Array | Buffer, ...rest: readonly unknown[]): void;
  leave(code: number, reason: string): void;
}

/** As much of an Engine.IO connection as is needed. */
interface SiteConnection {
  readonly transport: object;
  on(event: "packetCreate", listener: (packet: { readonly data?: unknown }) => void): unknown;
  on(event: "flush", listener: () => void): unknown;
  close(discard: boolean): void;
}

/** Looks at everything that is sent to a client of a room. @param onClosed called once, when the client is given up */
export function closeSlowClient(client: RoomClient, onClosed: () => void = () => undefined): void {
  const { ref } = client;
  const send = client.raw.bind(client);
  let givenUp = false;
  client.raw = (data, ...rest) => {
    if (givenUp) return;
    if (bufferedBytes(ref) <= MOST_BUFFERED_BY_ROOM) {
      send(data, ...rest);
      return;
    }
    givenUp = true;
    onClosed();
    client.leave(CLOSE_CODES.tooSlow, "this connection is not read");
    const cut = "terminate" in ref && typeof ref.terminate === "function" ? ref.terminate : null;
    setTimeout(() => cut?.call(ref), FAREWELL_MS).unref();
  };
}

/** Looks at everything that is sent over a connection of the site channel. @param onClosed called once, when it is given up */
export function closeSlowConnection(connection: SiteConnection, onClosed: () => void): void {
  let queued = 0;
  let givenUp = false;
  connection.on("packetCreate", (packet) => {
    queued += typeof packet.data === "string" ? packet.data.length : 0;
    const socket = "socket" in connection.transport ? connection.transport.socket : undefined;
    if (givenUp || queued + bufferedBytes(socket) <= MOST_BUFFERED_BY_SITE) return;
    givenUp = true;
    onClosed();
    // Not at once: the caller is in a loop over all connections.
    setImmediate(() => connection.close(true));
  });
  connection.on("flush", () => {
    queued = 0;
  });
}

/** What a WebSocket was given and has not been able to send. */
function bufferedBytes(socket: unknown): number {
  const counts = typeof socket === "object" && socket !== null && "bufferedAmount" in socket;
  return counts && typeof socket.bufferedAmount === "number" ? socket.bufferedAmount : 0;
}
