/**
 * Whether a connection is alive, and its round-trip time, by WebSocket pings, which every
 * browser answers automatically. Each connection is pinged at its own time: all those of a process at once would be a
 * pause for every match.
 */
import type { Client } from "@colyseus/core";

const EVERY_MS = 5_000;
/** A connection that leaves this many pings unanswered is dead. */
const MOST_UNANSWERED = 6;

/** Pings periodically until the returned function is called. */
export function keepPulse(
  { ref }: Pick<Client, "ref">,
  tell: (roundTripMs: number) => void = () => undefined,
): () => void {
  const ping = "ping" in ref && typeof ref.ping === "function" ? ref.ping : null;
  const terminate = "terminate" in ref && typeof ref.terminate === "function" ? ref.terminate : null;
  if (!ping || !terminate) return () => undefined;
  let unanswered = 0;
  const answered = (payload: unknown): void => {
    unanswered = 0;
    const sent = Number(String(payload));
    const now = performance.now();
    if (Number.isFinite(sent) && sent >= 0 && sent <= now) tell(now - sent);
  };
  const beat = (): void => {
    timer = setTimeout(beat, EVERY_MS).unref();
    if (unanswered >= MOST_UNANSWERED) {
      terminate.call(ref);
      return;
    }
    unanswered++;
    try {
      ping.call(ref, String(performance.now()));
    } catch {
      // The connection is closing; the room will be told.
    }
  };
  let timer: NodeJS.Timeout | undefined;
  ref.on("pong", answered);
  beat();
  return () => {
    clearTimeout(timer);
    ref.off("pong", answered);
  };
}
