/**
 * Connections whose other end does not read. What is sent to them waits in this process's memory, so one for which too much
 * waits is closed; whoever has only a bad connection comes in again and gets one snapshot in place of all that.
 */
import type { Client } from "@colyseus/core";
import { CLOSE_CODES } from "@spellroom/protocol";

/** Several of the largest tables with their whole log. */
export const MOST_WAITING_BYTES = 1024 * 1024;
/** The close frame waits behind all the rest; then the connection is cut. */
const FAREWELL_MS = 5_000;

/** Looks at whatever goes to a client before it is sent. @param onClosed told once, when the connection is given up */
export function closeWhenSlow(
  client: Pick<Client, "ref" | "raw" | "leave">,
  onClosed: (waitingBytes: number) => void = () => undefined,
): void {
  const { ref } = client;
  const send = client.raw.bind(client);
  let givenUp = false;
  client.raw = (data, ...rest) => {
    if (givenUp) return;
    const waiting =
      "bufferedAmount" in ref && typeof ref.bufferedAmount === "number" ? ref.bufferedAmount : 0;
    if (waiting <= MOST_WAITING_BYTES) {
      send(data, ...rest);
      return;
    }
    givenUp = true;
    onClosed(waiting);
    client.leave(CLOSE_CODES.tooSlow, "this connection is not read");
    const cut = "terminate" in ref && typeof ref.terminate === "function" ? ref.terminate : null;
    setTimeout(() => cut?.call(ref), FAREWELL_MS).unref();
  };
}
