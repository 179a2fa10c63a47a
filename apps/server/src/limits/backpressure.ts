/**
 * Connections that ask for more than they may. Refusing costs time as well, so a connection that keeps asking is not read from for a
 * moment: what it sends waits at its own end of the connection (TCP flow control), not on the matches' thread.
 */

/** Long compared with a refusal, short compared with what a person would notice. */
export const PAUSE_MS = 200;

/** What a connection is read from: a socket or a WebSocket. */
export interface Readable {
  pause(): unknown;
  resume(): unknown;
}

const paused = new WeakSet<Readable>();

/** Whether something, such as a transport of another kind, can be paused. */
export function isReadable(connection: object): connection is Readable {
  return (
    "pause" in connection &&
    typeof connection.pause === "function" &&
    "resume" in connection &&
    typeof connection.resume === "function"
  );
}

/** Reads nothing from a connection for {@link PAUSE_MS}; further calls meanwhile do nothing. */
export function pauseReading(connection: Readable): void {
  if (paused.has(connection)) return;
  paused.add(connection);
  connection.pause();
  setTimeout(() => {
    paused.delete(connection);
    connection.resume();
  }, PAUSE_MS).unref();
}

/** This many refusals of one caller are sent at the same pace; each further group of this size waits a step longer, up to the limit. */
const AT_ONE_PACE = 16;
const LONGEST_WAIT_MS = 5_000;

/** Delayed refusals over HTTP: a client that waits for a response sends nothing else on the connection. */
export class LateRefusals {
  readonly #waiting = new Map<string, number>();

  /** Resolves when this caller's refusal may be sent: the later, the more of its requests are waiting. */
  async wait(caller: string): Promise<void> {
    const waiting = this.#waiting.get(caller) ?? 0;
    this.#waiting.set(caller, waiting + 1);
    const steps = 1 + Math.floor(waiting / AT_ONE_PACE);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, Math.min(LONGEST_WAIT_MS, steps * PAUSE_MS)).unref();
    });
    const left = (this.#waiting.get(caller) ?? 1) - 1;
    if (left > 0) this.#waiting.set(caller, left);
    else this.#waiting.delete(caller);
  }
}
