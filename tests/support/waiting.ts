import { setTimeout as sleep } from "node:timers/promises";

/** Asks again and again until the answer is something. @throws when it takes too long. */
export async function until<T>(
  what: string,
  question: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  milliseconds = 20_000,
): Promise<T> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const answer = await question();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`waited more than ${milliseconds} ms for ${what}`);
    await sleep(5);
  }
}
