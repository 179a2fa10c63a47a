import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordFigures } from "../../src/bench/history.ts";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-history-"));
  fs.writeFileSync(path.join(folder, "history.json"), "[]");
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const wire = { name: "bytes per choice and viewer median", value: 32, unit: "bytes" };
const rate = { name: "decisions per second", value: 50_000, unit: "decisions/s" };
const other = { name: "choices", value: 7, unit: "choices" };

describe("the history of figures", () => {
  it("keeps the headlines of each version, those of several runs together", () => {
    recordFigures(folder, "a", "2026-11-01", [wire, other]);
    recordFigures(folder, "a", "2026-11-02", [rate, { name: "calibration", value: 180, unit: "steps/µs" }]);
    const after = recordFigures(folder, "b", "2026-11-03", [{ ...wire, value: 30 }]);
    expect(after).toEqual([
      {
        version: "a",
        date: "2026-11-02",
        calibration: 180,
        figures: { [wire.name]: 32, [rate.name]: 50_000 },
      },
      { version: "b", date: "2026-11-03", figures: { [wire.name]: 30 } },
    ]);
    expect(JSON.parse(fs.readFileSync(path.join(folder, "history.json"), "utf8"))).toEqual(after);
  });

  it("draws what was measured and nothing else", () => {
    recordFigures(folder, "a <b>", "2026-11-01", [wire]);
    const chart = fs.readFileSync(path.join(folder, "trend.svg"), "utf8");
    expect(chart).toContain("bytes per choice and viewer median");
    expect(chart).toContain("a &lt;b>");
    expect(chart).not.toContain("decisions per second");
  });

  it("is not written over when it can't be read", () => {
    fs.writeFileSync(path.join(folder, "history.json"), '[{"version":1}]');
    expect(() => recordFigures(folder, "a", "2026-11-01", [wire])).toThrow();
    expect(fs.readFileSync(path.join(folder, "history.json"), "utf8")).toBe('[{"version":1}]');
  });
});
