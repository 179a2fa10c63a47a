import { openCards, runScenario } from "@spellroom/cli";
import { describe, expect, it } from "vitest";
import { JUDGE_CASES } from "./judge-cases.ts";

const cards = openCards([]);

describe("a judge's cases", () => {
  it.each(JUDGE_CASES.map((one) => [one.id, one] as const))("%s", (id, scenario) => {
    expect(runScenario(scenario, cards)).toMatchObject({ id, status: "pass", why: "" });
  });
});
