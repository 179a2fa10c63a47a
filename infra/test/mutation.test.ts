import { describe, expect, it } from "vitest";
import { applyMutant, mutantsOf } from "../src/mutation/mutants.ts";
import { MUTATED, NOT_MUTATED } from "../src/mutation/mutated.ts";
import { sampleMutants } from "../src/mutation/sample.ts";
import { survivorsOf } from "../src/mutation/survivors.ts";
import { type SwitchedMutant, withSwitches } from "../src/mutation/switches.ts";
import { talliesByPackage } from "../src/mutation/tallies.ts";
import { UNREACHED, type Verdict } from "../src/mutation/trial.ts";
import { sourceFiles, subfolders } from "../src/source-files.ts";

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

it("verdicts are counted by package, with what no test reaches", () => {
  const [mutant] = mutantsOf("packages/rules/src/some.ts", "const a = 1;");
  const [other] = mutantsOf("apps/server/src/match/some.ts", "const a = 1;");
  if (!mutant || !other) throw new Error("there are no mutants");
  const verdicts: Verdict[] = [
    { mutant, outcome: "killed", by: "a test" },
    { mutant, outcome: "survived", by: null },
    { mutant, outcome: "survived", by: UNREACHED },
  ];
  expect(talliesByPackage(verdicts, [other])).toEqual([
    "apps/server: 0 of 0 killed, 0 survived (0 reached by no test), 1 equivalent",
    "packages/rules: 1 of 3 killed, 2 survived (1 reached by no test), 0 equivalent",
  ]);
});

it("every package has mutants or a reason for having none", () => {
  for (const folder of MUTATED) expect(sourceFiles(folder).length, folder).toBeGreaterThan(0);
  const mutated = MUTATED.map((folder) => folder.replace(/\/src$/, ""));
  const others = subfolders("packages").filter((folder) => !mutated.includes(folder));
  expect(others).toEqual(Object.keys(NOT_MUTATED).map((name) => `packages/${name}`));
});

describe("mutants that are tried again", () => {
  const mutants = mutantsOf("some.ts", "const a = b < 3 && !c;");

  it("are those that no test noticed, by the report of the run before", () => {
    const verdicts = mutants.map((mutant, at) => ({ mutant, outcome: at === 2 ? "survived" : "killed" }));
    expect(survivorsOf(JSON.stringify({ verdicts }), mutants)).toEqual([mutants[2]]);
  });

  it("are not guessed from something else", () => {
    expect(() => survivorsOf("{}", mutants)).toThrow("no verdicts");
  });
});
