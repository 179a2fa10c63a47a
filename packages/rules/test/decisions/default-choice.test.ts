import { describe, expect, it } from "vitest";
import { defaultChoice } from "../../src/decisions/index.ts";
import type { Decision } from "../../src/index.ts";

const pick: Extract<Decision, { kind: "pick" }> = {
  id: 1,
  seat: 0,
  prompt: { key: "chooseTargets", source: null },
  kind: "pick",
  options: [7, 8, 9].map((object) => ({ value: object, what: { kind: "object", object } })),
  min: 2,
  max: 2,
};

describe("the default choice of a pick", () => {
  it("is the first options where any may be picked together", () => {
    expect(defaultChoice(pick)).toEqual({ kind: "pick", values: [7, 8] });
  });

  it("is what the rules say may be picked together under a rule", () => {
    const decision: Decision = { ...pick, together: { rule: "differentControllers" }, least: [7, 9] };
    expect(defaultChoice(decision)).toEqual({ kind: "pick", values: [7, 9] });
  });
});
