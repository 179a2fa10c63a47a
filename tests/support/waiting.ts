import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** So long a wait looks at every turn of the event loop; after that less and less often, so that the process it waits for has the processor. */
const EAGER_MILLISECONDS = 20;
const LEAST_PAUSE_MILLISECONDS = 5;
const MOST_PAUSE_MILLISECONDS = 50;

/** Asks again and again until the answer is something. @throws when it takes too long. */
export async function until<T>(
  what: string,
  question: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  milliseconds = 60_000,
): Promise<T> {
  const started = Date.now();
  for (;;) {
    const answer = await question();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    const waited = Date.now() - started;
    if (waited > milliseconds) throw new Error(`waited more than ${milliseconds} ms for ${what}`);
    await (waited < EAGER_MILLISECONDS ? nextTurn() : sleep(pauseAfter(waited)));
  }
}

/** A twentieth of the wait so far: what one waits for is seen at most that much later than it comes. */
function pauseAfter(waited: number): number {
  return Math.min(MOST_PAUSE_MILLISECONDS, Math.max(LEAST_PAUSE_MILLISECONDS, waited / 20));
}
