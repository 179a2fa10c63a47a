import { addCounts, type Counts, NOTHING } from "./counts.ts";

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  /** Steps that must be over before it can run, by their names; those that are not part of a run are not waited for. */
  readonly after?: readonly string[];
  readonly run: () => Promise<Counts>;
}

/** Runs steps, each as soon as those that it needs are over: what one waits for leaves the processor to the others. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const running = new Map<string, Promise<Counts>>();
  for (const { name, after = [], run } of inOrder(steps)) {
    const before = after.flatMap((needed) => running.get(needed) ?? []);
    running.set(
      name,
      Promise.all(before).then(() => run()),
    );
  }
  return (await Promise.all(running.values())).reduce(addCounts, NOTHING);
}

/** Steps behind those that they need. @throws when some need each other */
function inOrder(steps: readonly Step[]): Step[] {
  const ordered: Step[] = [];
  let left = [...steps];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ after = [] }) => !after.some((needed) => waiting.has(needed)));
    if (ready.length === 0) throw new Error(`Steps need each other: ${[...waiting].join(", ")}`);
    ordered.push(...ready);
    left = left.filter((step) => !ready.includes(step));
  }
  return ordered;
}
