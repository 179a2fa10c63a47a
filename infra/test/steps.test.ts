import { describe, expect, it } from "vitest";
import { NOTHING, one } from "../src/counts.ts";
import { runSteps, type Step } from "../src/steps.ts";

/** Steps that note when they begin and end. */
function noted(...steps: readonly Omit<Step, "run">[]): { readonly steps: Step[]; readonly notes: string[] } {
  const notes: string[] = [];
  const run = (name: string) => async () => {
    notes.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    notes.push(`${name} ends`);
    return NOTHING;
  };
  return { steps: steps.map((step) => ({ ...step, run: run(step.name) })), notes };
}

describe("the steps of npm test", () => {
  it("run at the same time where none needs another", async () => {
    const { steps, notes } = noted({ name: "lint" }, { name: "build" });
    await runSteps(steps);
    expect(notes).toEqual(["lint begins", "build begins", "lint ends", "build ends"]);
  });

  it("begin when those that they need are over, whatever their order", async () => {
    const { steps, notes } = noted({ name: "types", after: ["build"] }, { name: "build" });
    await runSteps(steps);
    expect(notes).toEqual(["build begins", "build ends", "types begins", "types ends"]);
  });

  it("wait for none that is not part of the run", async () => {
    const { steps, notes } = noted({ name: "types", after: ["build"] });
    await runSteps(steps);
    expect(notes).toEqual(["types begins", "types ends"]);
  });

  it("are counted together", async () => {
    const outcomes = [true, true, false];
    const steps = outcomes.map((ok, at): Step => ({ name: `${at}`, run: async () => one(ok) }));
    expect(await runSteps(steps)).toEqual({ passed: 2, failed: 1 });
  });

  it("are refused when they need each other", async () => {
    const { steps } = noted({ name: "a", after: ["b"] }, { name: "b", after: ["a"] });
    await expect(runSteps(steps)).rejects.toThrow("Steps need each other: a, b");
  });
});
