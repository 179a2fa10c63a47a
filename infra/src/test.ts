import { buildWeb } from "./build-web.ts";
import { lint, secrets, typecheck, unused } from "./checks.ts";
import { type Counts, one, summary } from "./counts.ts";
import { runSteps, type Step } from "./steps.ts";
import { findSuites, type Suite, selectSuites } from "./suites.ts";
import { ensureSystemPackages } from "./system-packages.ts";
import { runSuites } from "./vitest-run.ts";

const wanted = process.argv.slice(2);
const suites = selectSuites(findSuites(), wanted);
const steps = planSteps(wanted, suites);
if (steps.length === 0) {
  console.log(`Nothing is called ${wanted.join(", ")}. There are: lint, unused, secrets, build, types,`);
  console.log(
    findSuites()
      .map(({ name }) => name)
      .join(", "),
  );
  process.exit(1);
}

const started = Date.now();
if (suites.some(needsMachine)) ensureSystemPackages();
const total = await runSteps(steps.map(told));
console.log(`\nTook ${seconds(started)} s`);
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;

/** A step that reports when it begins and how it ended. */
function told({ name, after, run }: Step): Step {
  return {
    name,
    ...(after ? { after } : {}),
    run: async () => {
      const before = Date.now();
      console.log(`      ${name} …`);
      const counts = await run();
      console.log(`      ${name}: ${summary(counts)} in ${seconds(before)} s`);
      return counts;
    },
  };
}

function planSteps(names: readonly string[], selected: readonly Suite[]): Step[] {
  const chosen = (name: string) => names.length === 0 || names.includes(name);
  return [
    ...(selected.some(needsWebApp) || chosen("build") ? [{ name: "build", run: build }] : []),
    ...(chosen("lint") ? [{ name: "lint", run: lint }] : []),
    ...(chosen("unused") ? [{ name: "unused", run: unused }] : []),
    ...(chosen("secrets") ? [{ name: "secrets", run: secrets }] : []),
    // Next writes the types of its routes as it builds, which the check of the web app's types reads.
    ...(chosen("types") ? [{ name: "types", after: ["build"], run: typecheck }] : []),
    ...suiteStep("tests", "together", selected, []),
    // What people wait for in a browser is waited for here with a limit, so nothing else may take the processor meanwhile.
    ...suiteStep("tests with browsers and several servers", "apart", selected, [
      "build",
      "lint",
      "types",
      "tests",
    ]),
  ];
}

function suiteStep(
  name: string,
  runs: Suite["runs"],
  selected: readonly Suite[],
  after: readonly string[],
): Step[] {
  const some = selected.filter((suite) => suite.runs === runs);
  return some.length === 0 ? [] : [{ name, after, run: () => runSuites(some) }];
}

/** Suites of single packages, and those that only read the tree, need no database or browser. */
function needsMachine({ name }: Suite): boolean {
  return !name.startsWith("packages/") && name !== "tests/architecture";
}

/** Suites whose servers have pages. */
function needsWebApp({ runs }: Suite): boolean {
  return runs === "apart";
}

/** The browser suites run against the built app. */
async function build(): Promise<Counts> {
  const result = await buildWeb({ quiet: true });
  if (!result.ok) console.log(result.output);
  return one(result.ok);
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}
