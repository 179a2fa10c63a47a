/** How many checks passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0 };

/** The outcome of a single check. */
export function one(ok: boolean): Counts {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Adds two results. */
export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** The last line of `npm test`. */
export function summary({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
