import { isRecord } from "../schema/shape.ts";
import type { CardError } from "./card-error.ts";

/** Nesting and number of values beyond any real card; what is larger is refused before it is looked at closely. */
export const MAX_DEPTH = 200;
export const MAX_VALUES = 50_000;

/** Refuses documents made to exhaust the reader. Walks without recursion, so that depth can't exhaust the stack. */
export function sizeError(document: unknown): CardError | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: document, depth: 0 }];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += 1;
    if (count > MAX_VALUES) return tooLarge(`at most ${MAX_VALUES} values`);
    if (next.depth > MAX_DEPTH) return tooLarge(`nesting of at most ${MAX_DEPTH}`);
    const { value } = next;
    const depth = next.depth + 1;
    if (Array.isArray(value)) for (const item of value) waiting.push({ value: item, depth });
    else if (isRecord(value))
      for (const key of Object.keys(value)) waiting.push({ value: value[key], depth });
  }
  return undefined;
}

function tooLarge(expected: string): CardError {
  return { path: "", expected, found: "more" };
}
