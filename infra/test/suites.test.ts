import { describe, expect, it } from "vitest";
import { findSuites, type Suite, selectSuites } from "../src/suites.ts";

const suites: Suite[] = [
  suite("packages/rules", ["packages/rules/test/combat.test.ts", "packages/rules/test/mana.test.ts"]),
  suite("packages/view", ["packages/view/test/hidden.test.ts"]),
  suite("tests/e2e", ["tests/e2e/full-game.test.ts"]),
];

function suite(name: string, files: string[]): Suite {
  return { name, files, pattern: `${name}/**/*.test.{ts,tsx}`, runs: "together" };
}

describe("the suites of the checkout", () => {
  it("hold this file", () => {
    const infra = findSuites().find(({ name }) => name === "infra");
    expect(infra?.files).toContain("infra/test/suites.test.ts");
  });

  it("run apart from the others when they need several servers or browsers", () => {
    const kinds = findSuites().map(({ name, runs }) => [name, runs]);
    expect(Object.fromEntries(kinds)).toMatchObject({
      infra: "together",
      "packages/rules": "together",
      "tests/privacy": "together",
      "tests/chaos": "apart",
      "tests/cluster": "apart",
      "tests/e2e": "apart",
      "tests/accessibility": "apart",
    });
  });
});

describe("choosing suites by name", () => {
  it("takes all of them without a name", () => {
    expect(selectSuites(suites, [])).toEqual(suites);
  });

  it("takes whole suites by a part of their name", () => {
    expect(selectSuites(suites, ["rules", "e2e"])).toEqual([suites[0], suites[2]]);
  });

  it("takes single files by a part of their path", () => {
    expect(selectSuites(suites, ["mana"])).toEqual([
      { ...suites[0], files: ["packages/rules/test/mana.test.ts"] },
    ]);
  });

  it("takes nothing for a name that nothing has", () => {
    expect(selectSuites(suites, ["nonsense"])).toEqual([]);
  });
});
