import { describe, expect, it } from "vitest";
import { applyMutant, mutantsOf } from "../src/mutation/mutants.ts";
import { sampleMutants } from "../src/mutation/sample.ts";

function mutated(source: string): string[] {
  return mutantsOf("some.ts", source).map((mutant) => applyMutant(source, mutant));
}

describe("the mutants of a file", () => {
  it("turn comparisons, logic, conditions and literals into their neighbors", () => {
    const source = "const a = b < 3 && !c;";
    expect(mutated(source)).toEqual([
      "const a = b <= 3 && !c;",
      "const a = b < 4 && !c;",
      "const a = b < 3 || !c;",
      "const a = b < 3 && c;",
    ]);
    expect(mutated("if (a) b;")).toEqual(["if (true) b;", "if (false) b;"]);
  });

  it("leave out calls and filters, and change what lists are asked", () => {
    expect(mutated("a();")).toEqual([";"]);
    expect(mutated("const a = b.filter(c);")).toEqual(["const a = b;"]);
    expect(mutated("const a = b.some(c);")).toEqual(["const a = b.every(c);"]);
  });

  it("are none where nothing runs", () => {
    expect(
      mutated('import { a } from "b";\ninterface C { readonly d: 1 | true }\ntype E = "f" | 2;'),
    ).toEqual([]);
  });

  it("are told with their line", () => {
    expect(mutantsOf("some.ts", "const a = 1;\nconst b = 2;").map(({ line }) => line)).toEqual([1, 2]);
  });
});

it("a sample is the same for the same seed, and holds nothing twice", () => {
  const all = mutantsOf("some.ts", Array.from({ length: 50 }, (_, at) => `const a${at} = ${at};`).join("\n"));
  const drawn = sampleMutants(all, 20, 7);
  expect(sampleMutants(all, 20, 7)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(20);
  expect(sampleMutants(all, 20, 8)).not.toEqual(drawn);
  expect(sampleMutants(all, 100, 7)).toHaveLength(50);
});
