/** Whether what was measured over a soak stayed flat. */

/** What is looked at again and again. */
export interface Sample {
  readonly seconds: number;
  readonly memoryMB: number;
  readonly liveMatches: number;
  readonly watchers: number;
  readonly sockets: number;
  /** Timers and whatever else keeps the server's event loop going. */
  readonly resources: number;
  readonly choices: number;
  readonly p99Ms: number;
}

export interface Rest {
  readonly liveMatches: number;
  readonly sockets: number;
  readonly watchers: number;
  /** How much more than before the load there is in the heap, of which all garbage was collected. */
  readonly heapGrowth: number;
}

/** So much more at the end than after the first third counts as growth. */
const MOST_MEMORY = 1.25;
const MOST_LATENCY = 2;
/** Below this a latency is noise. */
const LEAST_LATENCY_MS = 25;
const MOST_RESOURCES = 1.5;
const MOST_HEAP = 0.5;

/** What did not stay flat, a sentence each. */
export function whatGrew(samples: readonly Sample[], rest: Rest): readonly string[] {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)];
  const grew = (what: string, of: (sample: Sample) => number, most: number, least = 0): string[] => {
    const [before, after] = [median(middle.map(of)), median(last.map(of))];
    if (after <= Math.max(before * most, least)) return [];
    return [`${what} grew from ${before.toFixed(1)} to ${after.toFixed(1)}`];
  };
  return [
    ...grew("memory (MB)", ({ memoryMB }) => memoryMB, MOST_MEMORY),
    ...grew("the 99th percentile of choices (ms)", ({ p99Ms }) => p99Ms, MOST_LATENCY, LEAST_LATENCY_MS),
    ...grew("active resources", ({ resources }) => resources, MOST_RESOURCES),
    ...left("matches", rest.liveMatches),
    ...left("sockets", rest.sockets),
    ...left("watchers", rest.watchers),
    ...(rest.heapGrowth > MOST_HEAP ? [`the heap grew by ${(100 * rest.heapGrowth).toFixed(0)}%`] : []),
  ];
}

function left(what: string, count: number): readonly string[] {
  return count === 0 ? [] : [`${count} ${what} were left when everybody had gone`];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
