/** A short soak, and whether its verdict notices what grows; `npm run soak -- --minutes 60` is the long one. */
import { describe, expect, it } from "vitest";
import { soak } from "./soak/soak.ts";
import { type Rest, type Sample, whatGrew } from "./soak/verdict.ts";

const EMPTY: Rest = { liveMatches: 0, sockets: 0, watchers: 0, heapGrowth: 0.02 };

function samples(of: (at: number) => Partial<Sample>): readonly Sample[] {
  return Array.from({ length: 30 }, (_, at) => ({
    seconds: at * 10,
    memoryMB: 500,
    liveMatches: 20,
    watchers: 20,
    sockets: 20,
    resources: 100,
    choices: at * 100,
    p99Ms: 10,
    ...of(at),
  }));
}

describe("the verdict on a soak", () => {
  it("finds nothing where everything stays as it was", () => {
    expect(
      whatGrew(
        samples(() => ({})),
        EMPTY,
      ),
    ).toEqual([]);
  });

  it.each<[string, (at: number) => Partial<Sample>]>([
    ["memory (MB)", (at) => ({ memoryMB: 300 + at * 20 })],
    ["the 99th percentile of choices (ms)", (at) => ({ p99Ms: 5 + at * at })],
    ["active resources", (at) => ({ resources: 20 + at * 10 })],
  ])("says that %s grew", (what, of) => {
    expect(whatGrew(samples(of), EMPTY)).toEqual([expect.stringContaining(what)]);
  });

  it("reports what was left when everyone had gone, and that the heap grew", () => {
    const rest = { liveMatches: 3, sockets: 1, watchers: 2, heapGrowth: 0.8 };
    expect(
      whatGrew(
        samples(() => ({})),
        rest,
      ),
    ).toEqual([
      "3 matches were left when everybody had gone",
      "1 sockets were left when everybody had gone",
      "2 watchers were left when everybody had gone",
      "the heap grew by 80%",
    ]);
  });
});

describe("a server on which people play, watch, chat, come and go", () => {
  it("keeps no match, socket or watcher when everyone has gone, and refuses nothing honest", async () => {
    const report = await soak({ minutes: 0.25, tables: 2, sampleMs: 2_000, progress: () => undefined });
    // A run this short says nothing about growth, but all about what is left.
    const left = report.findings.filter((finding) => !/grew/.test(finding));
    expect(left).toEqual([]);
    expect(report.choices).toBeGreaterThan(0);
    expect(report.said).toBeGreaterThan(0);
  });
});
