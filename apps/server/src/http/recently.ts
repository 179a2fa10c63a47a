/** A result, good or bad, is reused for this long, so that unlimited callers can't have it computed each time. */
const FRESH_MS = 1_000;

/** Computes only if the last time was more than a second ago; meanwhile all callers share that result, even a pending one. */
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
