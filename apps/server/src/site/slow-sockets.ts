/** As `rooms/slow-connections.ts`, for the site channel: a connection that is not read is cut when too much waits for it. */

/** As much of an Engine.IO connection as is looked at. */
interface Connection {
  readonly transport: object;
  on(event: "packetCreate", listener: (packet: { readonly data?: unknown }) => void): unknown;
  on(event: "flush", listener: () => void): unknown;
  close(discard: boolean): void;
}

/** A lobby with two hundred people and all its matches, some times over. */
export const MOST_WAITING_BYTES = 2 * 1024 * 1024;

/** @param onClosed told once, when the connection is given up */
export function closeWhenSlow(conn: Connection, onClosed: (waitingBytes: number) => void): void {
  let queued = 0;
  let givenUp = false;
  conn.on("packetCreate", (packet) => {
    queued += typeof packet.data === "string" ? packet.data.length : 0;
    const waiting = queued + inSocket(conn.transport);
    if (givenUp || waiting <= MOST_WAITING_BYTES) return;
    givenUp = true;
    onClosed(waiting);
    // Not now: whoever sends this has its own loop over all connections.
    setImmediate(() => conn.close(true));
  });
  conn.on("flush", () => {
    queued = 0;
  });
}

/** What the WebSocket was given and has not been able to pass on. */
function inSocket(transport: object): number {
  const socket = "socket" in transport ? transport.socket : undefined;
  const waits = typeof socket === "object" && socket !== null && "bufferedAmount" in socket;
  return waits && typeof socket.bufferedAmount === "number" ? socket.bufferedAmount : 0;
}
