/** How long the way to a player and back is, measured by the frames that every browser answers of itself. */
import type { Client } from "@colyseus/core";

const EVERY_MS = 5_000;

/** Measures again and again until the returned function is called. */
export function measureLag({ ref }: Client, tell: (roundTripMs: number) => void): () => void {
  const ping = "ping" in ref && typeof ref.ping === "function" ? ref.ping : null;
  if (!ping) return () => undefined;
  const answered = (payload: unknown): void => {
    const sent = Number(String(payload));
    if (Number.isFinite(sent) && sent > 0 && sent <= Date.now()) tell(Date.now() - sent);
  };
  const ask = (): void => {
    try {
      ping.call(ref, String(Date.now()));
    } catch {
      // The line is going; the room will hear of it.
    }
  };
  ref.on("pong", answered);
  const timer = setInterval(ask, EVERY_MS);
  timer.unref();
  ask();
  return () => {
    clearInterval(timer);
    ref.off("pong", answered);
  };
}
