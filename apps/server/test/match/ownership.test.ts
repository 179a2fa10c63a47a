import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../../src/logging/logger.ts";
import { closeLost } from "../../src/match/hosting/ownership.ts";
import { MatchStore } from "../../src/storage/match-store.ts";
import { Listener, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

function look() {
  const { live, database } = bench;
  return closeLost({ live, store: new MatchStore(database), logger: createLogger("silent") });
}

describe("a process that plays matches", () => {
  it("closes those that another one has taken over, players' and watchers' rooms alike, and keeps the others", async () => {
    const [lost, kept] = [await bench.begin(), await bench.begin()];
    const seats = new Listener();
    lost.audiences.add(seats);
    let watchersAreSentOn = false;
    lost.reader.watching.attend({
      show: () => undefined,
      notice: () => undefined,
      status: () => undefined,
      time: () => undefined,
      closed: () => {
        watchersAreSentOn = true;
      },
    });
    expect(await look()).toEqual([]);
    await bench.journal.takeOver(lost.matchId, "another-process", 1);
    expect(await look()).toEqual([lost]);
    expect([seats.isClosed, watchersAreSentOn]).toEqual([true, true]);
    expect(bench.live.all()).toEqual([kept]);
  });

  it("keeps what it opened again itself since it looked", async () => {
    const first = await bench.begin();
    const taken = await bench.journal.takeOver(first.matchId, "this-process", 1);
    const second = await bench.live.open(first.matchId, taken.outcome === "taken" ? taken.epoch : 0);
    expect(await look()).toEqual([]);
    expect(bench.live.get(first.matchId)).toBe(second);
  });

  it("closes what was ended elsewhere", async () => {
    const match = await bench.begin();
    await bench.journal.finish(match.matchId, 1, { ended: "abandoned", outcomes: [] });
    expect(await look()).toEqual([match]);
  });

  it("closes nothing while the database doesn't respond", async () => {
    const match = await bench.begin();
    const store = { claims: () => Promise.reject(new Error("away")) };
    const asked = closeLost({ live: bench.live, store, logger: createLogger("silent") });
    await expect(asked).rejects.toThrow("away");
    expect(match.closed).toBe(false);
  });
});
