import { ApiFailure } from "@spellroom/client";

const RETRY_MS = 3_000;
/** How often something is asked for before it is said that it can't be had. */
const TRIES = 10;

/** Whether asking again later may help: a busy server, no connection, a limit. */
export function isPassing({ code }: ApiFailure): boolean {
  return code === "offline" || code === "unavailable" || code === "rate-limited";
}

/**
 * Repeats a request that takes the server long, when the server says or after a while.
 *
 * @param wait between two tries
 * @throws ApiFailure for other refusals, and at last for a passing one
 */
export async function patiently<T>(
  ask: () => Promise<T>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiFailure) || !isPassing(error) || left === 1) throw error;
      await wait(error.retryAfterMs ?? RETRY_MS);
    }
  }
}
