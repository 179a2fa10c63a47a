import { beforeEach, describe, expect, it } from "vitest";
import { QueueDemand } from "../../src/matchmaking/queue-demand.ts";
import { COORDINATIONS, type CoordinationPair, SHORT_TIMINGS } from "../support/coordinations.ts";
import { wish } from "../support/people.ts";
import { until } from "../support/processes.ts";
import { withPair } from "../support/stages.ts";

const BLITZ = { format: "constructed", timeControl: "blitz", rated: true, bestOf: 1 } as const;

describe.each(COORDINATIONS)("what is asked for in the queue, $name", ({ start }) => {
  let pair: CoordinationPair;
  let now: number;
  let demand: QueueDemand;
  withPair(
    start,
    (started) => {
      pair = started;
    },
    SHORT_TIMINGS,
  );
  beforeEach(() => {
    now = Date.now();
    demand = new QueueDemand(pair.two.tickets, pair.two.bus, () => now);
  });

  it("counts those who wait for the same, wherever they came in, and names nobody", async () => {
    await pair.one.tickets.enqueue({ ...wish("ada"), ...BLITZ, rating: 1900 });
    await pair.two.tickets.enqueue({ ...wish("bea"), ...BLITZ, rating: 1200 });
    await pair.two.tickets.enqueue(wish("cem"));
    await pair.two.tickets.enqueue({ ...wish("dan"), kind: "seek" });
    const queues = await demand.queues();
    expect(queues[0]).toEqual({ ...BLITZ, waiting: 2, typicalWaitMs: null });
    expect(queues.slice(1)).toEqual([
      expect.objectContaining({ timeControl: "casual", rated: false, waiting: 1 }),
    ]);
    expect(JSON.stringify(queues)).not.toMatch(/ada|bea|cem|deck/);
  });

  it("reports the usual wait of the last hour, for pairings made by any process", async () => {
    const waits = [4_000, 90_000, 10_000].map((waitedMs) => ({ queue: BLITZ, waitedMs, at: now }));
    pair.one.bus.publish("queue", { kind: "paired", waits });
    await until(async () => (await demand.queues()).length > 0);
    expect(await demand.queues()).toEqual([{ ...BLITZ, waiting: 0, typicalWaitMs: 10_000 }]);
    now += 60 * 60_000;
    expect(await demand.queues()).toEqual([]);
  });
});
