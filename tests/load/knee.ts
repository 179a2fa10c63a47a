/** A number of live matches and how long 99 of 100 choices took with them, in milliseconds. */
export interface Point {
  readonly matches: number;
  readonly p99: number;
}

/**
 * How many matches a server carries within a bound: between two measured points as the line between them has it; all of them where
 * the bound was never passed.
 *
 * @param points in ascending order of matches
 */
export function matchesWithin(points: readonly Point[], boundMs: number): number {
  const over = points.findIndex(({ p99 }) => p99 > boundMs);
  const [below, above] = over < 0 ? [points.at(-1), undefined] : [points[over - 1], points[over]];
  if (!below) return 0;
  if (!above) return below.matches;
  const part = (boundMs - below.p99) / (above.p99 - below.p99);
  return Math.floor(below.matches + part * (above.matches - below.matches));
}
