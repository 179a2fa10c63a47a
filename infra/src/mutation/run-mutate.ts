/**
 * npm run mutate [-- --count 300] [--seed 1] [--only PATH] [--suites NAME,...] [--at-once 2] [--json OUT] [--again REPORT]: samples
 * small changes of the source, runs the tests that reach each, and lists those that no test notices. The report is written as it
 * grows; with --again, only what survived in an earlier one is tried.
 */
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "../root.ts";
import { sourceFiles } from "../source-files.ts";
import { findSuites } from "../suites.ts";
import { makeCheckout } from "./checkout.ts";
import { reasonForEquivalence } from "./equivalents.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { MUTATED } from "./mutated.ts";
import { prepareReach } from "./reached.ts";
import { sampleMutants } from "./sample.ts";
import { survivorsOf } from "./survivors.ts";
import { writeSwitches } from "./switches.ts";
import { talliesByPackage } from "./tallies.ts";
import { runUnaltered, type Tests, trySwitched, tryWritten, type Verdict } from "./trial.ts";

/** Suites that start servers or read the tree as text; what they notice should be noticed by a more specific test. */
const TOO_FAR = [
  "tests/architecture",
  "tests/api",
  "tests/hostile",
  "tests/operation",
  "tests/pace",
  "infra",
];

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    // Only the suites whose names start like this.
    suites: { type: "string", default: "" },
    json: { type: "string" },
    again: { type: "string" },
    // Each runs its tests in one worker; two keep a small machine busy.
    "at-once": { type: "string", default: "2" },
  },
});
const all = allMutants(values.only);
const drawn =
  values.again === undefined
    ? sampleMutants(all, Number(values.count), Number(values.seed))
    : survivorsOf(fs.readFileSync(values.again, "utf8"), all);
const suites = findSuites()
  .filter(({ name, runs }) => runs === "together" && !TOO_FAR.includes(name))
  .filter(({ name }) => values.suites.split(",").some((wanted) => name.startsWith(wanted)))
  .map(({ name }) => name);
const equivalent = drawn.filter((mutant) => reasonForEquivalence(mutant, read(mutant.file)) !== undefined);
const tried = drawn.filter((mutant) => !equivalent.includes(mutant));
console.log(
  `${tried.length} mutants to try, ${equivalent.length} reviewed as equivalent, seed ${values.seed}`,
);
const verdicts = await tryAll(tried);
report(verdicts);

function allMutants(only: string): Mutant[] {
  return MUTATED.flatMap(sourceFiles)
    .filter((file) => file.endsWith(".ts") && file.startsWith(only))
    .flatMap((file) => mutantsOf(file, read(file)));
}

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), "utf8");
}

async function tryAll(mutants: readonly Mutant[]): Promise<Verdict[]> {
  const found: Verdict[] = [];
  const tell = (verdict: Verdict): void => {
    found.push(verdict);
    console.log(`${found.length}/${mutants.length} ${describe(verdict)}`);
    write(found);
  };
  const checkout = makeCheckout();
  const plain = makeCheckout();
  try {
    const switched = writeSwitches(checkout.folder, mutants);
    const reach = prepareReach(checkout.folder);
    console.log("Running the tests without a mutant first");
    const unaltered = await runUnaltered(checkout, suites, reach);
    if (unaltered.failed.length > 0)
      console.log(`Left out, because they fail without a mutant: ${unaltered.failed.join(", ")}`);
    const tests: Tests = { suites, unaltered, reached: reach.read() };
    const waiting = [...switched];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        tell(await trySwitched(checkout, next, tests));
    };
    await Promise.all(Array.from({ length: Number(values["at-once"]) }, work));
    const left = mutants.filter((_, at) => !switched.some(({ number }) => number === at));
    for (const mutant of left) tell(await tryWritten(plain, mutant, tests));
    return found;
  } finally {
    checkout.remove();
    plain.remove();
  }
}

function describe({ mutant, outcome, by }: Verdict): string {
  const source = read(mutant.file);
  const was = source.slice(mutant.start, mutant.end).replace(/\s+/g, " ");
  const change = `${was.slice(0, 80)} -> ${mutant.replacement.slice(0, 40)}`;
  return `${outcome} ${mutant.file}:${mutant.line} (${mutant.operator}) ${change}${by === null ? "" : `, by: ${by}`}`;
}

function report(verdicts: readonly Verdict[]): void {
  const survivors = verdicts.filter(({ outcome }) => outcome === "survived");
  const killed = verdicts.length - survivors.length;
  console.log(`\nNo test notices:`);
  for (const verdict of survivors) console.log(`  ${describe(verdict)}`);
  for (const line of talliesByPackage(verdicts, equivalent)) console.log(`  ${line}`);
  const share = verdicts.length === 0 ? 0 : (100 * killed) / verdicts.length;
  console.log(
    `${killed} of ${verdicts.length} killed (${share.toFixed(1)}%), ${equivalent.length} equivalent`,
  );
}

function write(verdicts: readonly Verdict[]): void {
  if (values.json === undefined) return;
  const survived = verdicts.filter(({ outcome }) => outcome === "survived").length;
  const totals = { killed: verdicts.length - survived, survived, equivalent: equivalent.length };
  fs.writeFileSync(
    values.json,
    `${JSON.stringify({ seed: Number(values.seed), totals, verdicts }, null, 2)}\n`,
  );
}
