/** A result, good or bad, is reused for this long, so that unlimited callers can't have it computed each time. */
const FRESH_MS = 1_000;

/** Asks only if the last time was more than a second ago; meanwhile everybody shares that answer, also one on its way. */
export function recently<T>(
  ask: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (last && now() - last.at < FRESH_MS) return last.answer;
    const answer = ask();
    // The first caller gets the rejection; the promise that is kept for later callers has no handler yet.
    answer.catch(() => undefined);
    last = { at: now(), answer };
    return answer;
  };
}
