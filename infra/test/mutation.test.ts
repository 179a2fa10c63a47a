import { describe, expect, it } from "vitest";
import { applyMutant, mutantsOf } from "../src/mutation/mutants.ts";
import { sampleMutants } from "../src/mutation/sample.ts";
import { type SwitchedMutant, withSwitches } from "../src/mutation/switches.ts";

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

/** The text with all its mutants that can be switched, without the line that says where the switch is. */
function switched(source: string): string {
  const mutants = mutantsOf("some.ts", source).flatMap((mutant, number): SwitchedMutant[] =>
    mutant.switched ? [{ number, mutant: { ...mutant, switched: mutant.switched } }] : [],
  );
  return withSwitches(source, mutants.slice(0, 1), "./switch.ts").replace(/\nimport .*\n$/, "");
}

describe("a mutant that is switched", () => {
  it("stands beside the expression or the statement that it changes", () => {
    expect(switched("a = b < c;")).toBe("a = (isMutant(0) ? b <= c : b < c);");
    expect(switched("a = b.some(c);")).toBe("a = (isMutant(0) ? b.every(c) : b.some(c));");
    expect(switched("if (a) b(); else c;")).toBe("if ((isMutant(0) ? true : a)) b(); else c;");
    expect(switched("for (;;) b();")).toBe("for (;;) { if (!isMutant(0)) b(); }");
  });

  it("is never a part of an optional chain, nor a name", () => {
    expect(switched("x = a?.some(b).length;")).toBe("x = a?.some(b).length;");
    expect(switched("x = { 1: a };")).toBe("x = { 1: a };");
  });

  it("is known to run at once, or only when something is called", () => {
    const places = mutantsOf("some.ts", "const a = 1;\nconst b = () => 2;").map(
      (one) => one.switched?.inFunction,
    );
    expect(places).toEqual([false, true]);
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
