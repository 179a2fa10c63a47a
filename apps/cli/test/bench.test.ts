import { hashState, replayJournal } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { compared, median, quantile } from "../src/bench/figure.ts";
import { benchSetups, playEngineGame } from "../src/bench/games.ts";
import { growthTable } from "../src/bench/growth.ts";
import { msgpackSize } from "../src/bench/msgpack-size.ts";
import { rulesFigures } from "../src/bench/rules.ts";
import { wireFigures } from "../src/bench/wire.ts";

describe("the size of a message", () => {
  it.each([
    [null, 1],
    [true, 1],
    [127, 1],
    [128, 2],
    [256, 3],
    [65_536, 5],
    [-32, 1],
    [-33, 2],
    [-129, 3],
    [1.5, 9],
    ["", 1],
    ["a".repeat(31), 32],
    ["a".repeat(32), 34],
    ["é", 3],
    [[], 1],
    [new Array(16).fill(0), 19],
    [{ a: 1 }, 4],
    [{ a: undefined }, 1],
  ])("of %j is %i bytes", (value, bytes) => {
    expect(msgpackSize(value)).toBe(bytes);
  });
});

describe("figures", () => {
  it("are medians and quantiles, and can be compared with another", () => {
    expect([median([3, 1, 2]), quantile([1, 2, 3, 4], 0.95), median([])]).toEqual([2, 4, 0]);
    const one = { name: "one", value: 4, unit: "µs" };
    expect(compared({ ...one, name: "two", value: 2 }, one)).toMatchObject({ ratio: 0.5, against: "one" });
  });

  it("of boards of several sizes stand in one row with their growth, and others in none", () => {
    const figure = (name: string, value: number, unit = "µs") => ({ name, value, unit });
    const table = growthTable([
      figure("fork with 10 permanents µs", 1),
      figure("fork with 50 permanents µs", 2.25),
      figure("fork with 10 cards of any kind µs", 3),
      figure("growth of fork to 50 permanents", 0.45, "of linear"),
      figure("fork with 10 effects on many permanents µs", 4),
    ]);
    expect(table.slice(1).map((row) => row.trim().split(/ {2,}/))).toEqual([
      ["fork (permanents)", "1.0", "2.3", "0.45"],
      ["fork (cards of any kind)", "3.0"],
      ["fork (effects on many permanents)", "4.0"],
    ]);
    expect(growthTable([figure("decisions per second", 1)])).toEqual([]);
  });

  it("have the names under which they are compared from one version to the next", () => {
    const names = [...rulesFigures(1, 0), ...wireFigures(1)].map((figure) => figure.name);
    expect(names).toEqual(
      expect.arrayContaining([
        "decisions per second",
        "legal acts median µs",
        "characteristics after a change median µs",
        "fork median µs",
        "bytes per choice and viewer median",
        "bytes per choice and viewer p95",
        "largest frame bytes",
        "bytes per game and viewer median",
      ]),
    );
  });

  it("are taken from games that are played out, by choices that fold to the same games again", () => {
    for (const { setup, inputs, state } of benchSetups(0, 3).map(playEngineGame)) {
      const done = inputs.filter(
        (input) => input.kind === "choose" && input.choice.kind === "act" && input.choice.act !== "pass",
      );
      expect(state.result?.reason).toBe("lastStanding");
      expect(done.length).toBeGreaterThan(inputs.length / 20);
      const replayed = replayJournal(setup, inputs);
      expect(replayed.ok && hashState(replayed.state)).toBe(hashState(state));
    }
  });

  it("of the wire are of the size of real games", () => {
    for (const { name, value } of wireFigures(1)) {
      expect([name, value > 10 && value < 10_000_000]).toEqual([name, true]);
    }
  });
});
