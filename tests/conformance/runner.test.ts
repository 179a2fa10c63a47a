import { openCards, runScenario, type Scenario } from "@spellroom/cli";
import { describe, expect, it } from "vitest";
import { FAULTY, SCENARIOS } from "./scenarios.ts";

const cards = openCards([]);

describe("the rules scenarios of the project", () => {
  it.each(SCENARIOS.map((one) => [one.id, one] as const))("hold: %s", (_, scenario) => {
    expect(runScenario(scenario, cards)).toEqual({ id: scenario.id, status: "pass", why: "", unused: [] });
  });
});

describe("the runner", () => {
  it.each(FAULTY.map(([one, status, why]) => [one.id, one, status, why] as const))(
    "tells %s",
    (_, scenario, status, why) => {
      const outcome = runScenario(scenario, cards);
      expect(outcome.status).toBe(status);
      expect(outcome.why).toMatch(why);
    },
  );

  it.each(SCENARIOS.flatMap((one) => one.expect.map((_, at) => [one.id, at, one] as const)))(
    "notices when an expectation is wrong: %s, number %i",
    (_, at, scenario) => {
      expect(runScenario(spoilt(scenario, at), cards).status).toBe("fail");
    },
  );

  it("reports unused answers, and fails nothing for them", () => {
    const [first] = SCENARIOS;
    if (!first) throw new Error("there are no scenarios");
    const talkative = { ...first, answers: { ...first.answers, A: [{ yes: false }, { x: 9 }] } };
    const { status, unused } = runScenario(talkative, cards);
    expect({ status, unused }).toEqual({ status: "pass", unused: ['A: {"yes":false}', 'A: {"x":9}'] });
  });

  it("plays a scenario the same way every time", () => {
    for (const scenario of SCENARIOS)
      expect(runScenario(scenario, cards)).toEqual(runScenario(scenario, cards));
  });
});

/** The scenario with one of its expectations turned into something that isn't so. */
function spoilt(scenario: Scenario, at: number): Scenario {
  const expectation = scenario.expect[at];
  const wrong: unknown = JSON.parse(JSON.stringify(expectation), (key, value: unknown) => {
    if (typeof value === "number") return value + 1;
    if (typeof value === "boolean" && key !== "tapped") return !value;
    if (key === "won" || key === "lost") return value === "A" ? "B" : "A";
    return value;
  });
  const expected = scenario.expect.with(at, wrong as Scenario["expect"][number]);
  return { ...scenario, expect: expected };
}
