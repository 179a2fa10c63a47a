/** An answer, good or bad, is good enough for so long: whoever may ask as often as they like can't make it be found out each time. */
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
    // Whoever asked first hears of a failure; kept for the next ones it is nobody's yet.
    answer.catch(() => undefined);
    last = { at: now(), answer };
    return answer;
  };
}
