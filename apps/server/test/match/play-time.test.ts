import type { Timing } from "@spellroom/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type TimeSource, WakingTime } from "../../src/match/time/play-time.ts";
import { answer, type MatchBench, openMatchBench } from "../support/match-bench.ts";
import { until } from "../support/processes.ts";

const TIMING: Timing = {
  bankMs: 60_000,
  allowanceMs: 5_000,
  incrementMs: 0,
  longestMs: 30_000,
  timeouts: 3,
  graceMs: 20_000,
  warningMs: 10_000,
};
const TEN_MINUTES = 600_000;

/** A clock that goes on when it is told to. */
class HandWound implements TimeSource {
  now = 1_000_000;
  slept = 0;

  sleep(milliseconds: number): void {
    this.slept += milliseconds;
  }
}

describe("the time that a process counts", () => {
  it("advances steadily, even if it is read only now and then within a second", () => {
    let steady = 5_000;
    const time = new WakingTime(() => steady);
    for (let asked = 0; asked < 10; asked++) {
      steady += 900;
      expect(time.now).toBe(steady);
    }
    expect(time.slept).toBe(0);
  });

  it("stands still while the process is stopped, whatever reads it first afterwards", () => {
    let steady = 5_000;
    const time = new WakingTime(() => steady);
    steady += 200;
    const before = time.now;
    steady += 7_000;
    expect(time.now - before).toBeLessThanOrEqual(250);
    expect(time.now + time.slept).toBe(steady);
  });
});

describe("a match's clocks", () => {
  let bench: MatchBench;
  beforeEach(async () => {
    bench = await openMatchBench();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await bench[Symbol.asyncDispose]();
  });

  it.each([TEN_MINUTES, -TEN_MINUTES])(
    "are not changed when the time of day is set by %i ms",
    async (jump) => {
      const match = await bench.begin([], { timing: TIMING });
      const clock = () => match.reader.catchUp(null).snapshot.time?.clock;
      const before = clock();
      const { now } = Date;
      vi.spyOn(Date, "now").mockImplementation(() => now() + jump);
      const after = clock();
      expect(after?.running?.until).toBe(before?.running?.until);
      expect(Math.abs((after?.now ?? 0) - (before?.now ?? 0))).toBeLessThan(5_000);
      expect(await answer(match)).toMatchObject({ ok: true });
      await answer(match);
      expect(clock()?.banks).toEqual([TIMING.bankMs, TIMING.bankMs]);
      expect(clock()?.late).toEqual([0, 0]);
      expect(match.isOver).toBe(false);
    },
  );

  it("charge no player for the time that the process slept, and send everyone the later end", async () => {
    const time = new HandWound();
    const match = await bench.begin([], { timing: TIMING }, time);
    match.presence.setConnected(0, true);
    match.presence.setConnected(1, true);
    const seat = match.state.decision?.seat ?? 0;
    const clock = () => match.reader.catchUp(null).snapshot.time?.clock;
    const before = clock();
    time.sleep(TEN_MINUTES);
    expect(clock()?.running?.until).toBe((before?.running?.until ?? 0) + TEN_MINUTES);
    expect(clock()?.now).toBe((before?.now ?? 0) + TEN_MINUTES);
    time.now += TIMING.allowanceMs + 1_000;
    expect(await answer(match)).toMatchObject({ ok: true });
    expect(clock()?.banks[seat]).toBe(TIMING.bankMs - 1_000);
  });

  it("are read from the journal in the process that takes a match over, whatever its own clock", async () => {
    const time = new HandWound();
    const match = await bench.begin([], { timing: TIMING }, time);
    const seat = match.state.decision?.seat ?? 0;
    time.now += TIMING.allowanceMs + 7_000;
    await answer(match);
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    const elsewhere = new HandWound();
    elsewhere.now = 5;
    const there = await bench.otherProcess(elsewhere).open(match.matchId, 2);
    const refund = 15_000;
    expect(there.reader.catchUp(null).snapshot.time?.clock.banks[seat]).toBe(TIMING.bankMs - 7_000 + refund);
    there.close();
  });

  it("flag nobody at an owner that slept and lost the match meanwhile", async () => {
    const timing = { ...TIMING, allowanceMs: 20, longestMs: 60, bankMs: 40 };
    const match = await bench.begin([], { timing });
    await bench.journal.takeOver(match.matchId, "another-process", 1);
    await until(() => match.closed);
    expect((await bench.journal.read(match.matchId, "start"))?.entries).toEqual([]);
    expect(match.state.players.map(({ lost }) => lost)).toEqual([null, null]);
  });
});
