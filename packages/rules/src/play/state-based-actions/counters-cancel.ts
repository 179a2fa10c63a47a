import type { StateBasedAction } from "./check.ts";

/** CR 704.5q: as many +1/+1 and -1/-1 counters as the smaller number of the two are removed. */
export const countersCancel: StateBasedAction = (_state, permanents) =>
  permanents.flatMap(({ object }) => {
    const amount = Math.min(object.counters["+1/+1"] ?? 0, object.counters["-1/-1"] ?? 0);
    if (amount === 0) return [];
    return ["+1/+1", "-1/-1"].map((counter) => ({
      kind: "removeCounters" as const,
      on: { object: object.id },
      counter,
      amount,
      source: null,
    }));
  });
