import type { Timing } from "@spellroom/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Clocks } from "../../src/match/time/clocks.ts";

const TIMING: Timing = {
  bankMs: 60_000,
  allowanceMs: 5_000,
  incrementMs: 10_000,
  longestMs: 30_000,
  timeouts: 3,
  graceMs: 20_000,
  warningMs: 10_000,
};
const START = 1_000_000;
const two = () => new Clocks({ timing: TIMING, timed: [true, true] });
const banks = (clocks: Clocks) => clocks.stored.banks;

describe("a player's clock", () => {
  it("costs nothing within the allowance, and the bank what goes beyond it", () => {
    const clocks = two();
    clocks.ask(0, START);
    clocks.answered(START + 4_000);
    expect(banks(clocks)).toEqual([60_000, 60_000]);
    clocks.ask(0, START);
    clocks.answered(START + 12_000);
    expect(banks(clocks)).toEqual([53_000, 60_000]);
  });

  it("does not run while no decision is open, nor for a bot", () => {
    const clocks = new Clocks({ timing: TIMING, timed: [true, false] });
    clocks.ask(1, START);
    expect(clocks.deadline).toBeNull();
    expect(clocks.view(START)).toMatchObject({ banks: [60_000, null], running: null });
    clocks.ask(null, START);
    clocks.answered(START + 60_000);
    expect(banks(clocks)).toEqual([60_000, null]);
  });

  it("gets an increment with each own turn, up to the first size of the bank", () => {
    const clocks = two();
    clocks.ask(0, START);
    clocks.answered(START + 20_000);
    clocks.turnBegan(0);
    expect(banks(clocks)).toEqual([55_000, 60_000]);
    clocks.turnBegan(0);
    expect(banks(clocks)).toEqual([60_000, 60_000]);
  });

  it("takes nothing for what another player asks, answered or not", () => {
    const clocks = two();
    clocks.ask(0, START, true);
    expect(clocks.deadline).toBe(START + 15_000);
    clocks.answered(START + 14_000);
    clocks.ask(0, START, true);
    clocks.dropped(START + 14_000);
    for (let count = 0; count < TIMING.timeouts; count++) {
      clocks.ask(0, START, true);
      expect(clocks.expire(START + 15_000)).toEqual({ seat: 0, costs: "nothing" });
    }
    expect(clocks.stored).toEqual({ banks: [60_000, 60_000], late: [0, 0] });
  });

  it("gains no time for what is asked during a pause", () => {
    const clocks = two();
    clocks.pause(START);
    clocks.ask(0, START + 20_000);
    clocks.resume(START + 60_000);
    expect(clocks.deadline).toBe(START + 60_000 + TIMING.longestMs);
  });

  it("stands still in a pause", () => {
    const clocks = two();
    clocks.ask(0, START);
    clocks.pause(START + 10_000);
    expect(clocks.deadline).toBeNull();
    expect(clocks.view(START + 90_000).running).toMatchObject({ until: START + 110_000 });
    clocks.resume(START + 100_000);
    expect(clocks.deadline).toBe(START + 120_000);
    clocks.answered(START + 105_000);
    expect(banks(clocks)[0]).toBe(50_000);
  });

  it("is sent as absolute times, so that nothing need be sent while it runs", () => {
    const clocks = two();
    clocks.ask(1, START);
    expect(clocks.view(START + 700)).toEqual({
      now: START + 700,
      banks: [60_000, 60_000],
      late: [0, 0],
      running: { seat: 1, since: START, free: START + 5_000, until: START + 30_000 },
      away: [],
    });
  });
});

describe("a question that runs out", () => {
  it("is answered for the player, and loses the game at the third time in a row", () => {
    const clocks = new Clocks({ timing: { ...TIMING, bankMs: 600_000 }, timed: [true, true] });
    const runOut = () => {
      clocks.ask(0, START);
      return clocks.expire(START + 30_000)?.costs;
    };
    expect([runOut(), runOut()]).toEqual(["answered for", "answered for"]);
    clocks.ask(0, START);
    clocks.answered(START + 1_000);
    expect([runOut(), runOut(), runOut()]).toEqual(["answered for", "answered for", "lost"]);
  });

  it("loses the game at once with an empty bank", () => {
    const clocks = new Clocks({ timing: { ...TIMING, bankMs: 8_000 }, timed: [true, true] });
    clocks.ask(0, START);
    expect(clocks.deadline).toBe(START + 13_000);
    expect(clocks.expire(START + 13_000)).toEqual({ seat: 0, costs: "lost" });
  });
});

describe("the way of an answer", () => {
  it("is waited for and not counted, within bounds", () => {
    const clocks = two();
    clocks.noteLag(0, 300);
    clocks.ask(0, START);
    expect(clocks.deadline).toBe(START + 30_300);
    clocks.answered(START + 12_000);
    expect(banks(clocks)[0]).toBe(53_300);
    clocks.noteLag(1, 60_000);
    clocks.ask(1, START);
    expect(clocks.deadline).toBe(START + 30_500);
  });

  it("grants no more than its quota, however many choices are slow", () => {
    const clocks = two();
    clocks.noteLag(0, 500);
    let given = 0;
    for (let count = 0; count < 40; count++) {
      const before = banks(clocks)[0] ?? 0;
      clocks.ask(0, START);
      clocks.answered(START + 5_500);
      given += 500 - (before - (banks(clocks)[0] ?? 0));
    }
    expect(given).toBeLessThanOrEqual(3_000 + 40 * 150);
  });
});

describe("a player who is away", () => {
  it("has the grace once for a whole game, however often the connection breaks", () => {
    const clocks = two();
    clocks.setAway(0, true, START);
    expect(clocks.nextLoss).toEqual({ seat: 0, at: START + 20_000 });
    clocks.setAway(0, false, START + 15_000);
    expect(clocks.nextLoss).toBeNull();
    clocks.setAway(0, true, START + 50_000);
    expect(clocks.nextLoss).toEqual({ seat: 0, at: START + 55_000 });
  });
});

describe("clocks that were kept", () => {
  it("continue where they were, with some time given back", () => {
    const clocks = two();
    clocks.ask(0, START);
    clocks.answered(START + 25_000);
    const again = new Clocks({ timing: TIMING, timed: [true, true] }, clocks.stored);
    expect(banks(again)).toEqual([40_000, 60_000]);
    again.refund();
    expect(banks(again)).toEqual([55_000, 75_000]);
  });

  it("never hold more than was given, nor less than nothing, whatever happens", () => {
    const step = fc.tuple(
      fc.constantFrom("ask", "answer", "turn", "pause", "resume", "lag", "away"),
      fc.nat(1),
      fc.nat(40_000),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const clocks = two();
        let now = START;
        for (const [what, seat, ms] of steps) {
          now += ms;
          if (what === "ask") clocks.ask(seat, now);
          else if (what === "answer") clocks.answered(now);
          else if (what === "turn") clocks.turnBegan(seat);
          else if (what === "pause") clocks.pause(now);
          else if (what === "resume") clocks.resume(now);
          else if (what === "lag") clocks.noteLag(seat, ms);
          else clocks.setAway(seat, ms % 2 === 0, now);
          for (const bank of banks(clocks)) {
            expect(bank).toBeGreaterThanOrEqual(0);
            expect(bank).toBeLessThanOrEqual(TIMING.bankMs);
          }
        }
      }),
    );
  });
});
