import { buildWeb } from "./build-web.ts";
import { lint, secrets, typecheck, unused } from "./checks.ts";
import { addCounts, type Counts, NOTHING, one, summary } from "./counts.ts";
import { findSuites, type Suite, selectSuites } from "./suites.ts";
import { ensureSystemPackages } from "./system-packages.ts";
import { runSuites } from "./vitest-run.ts";

interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

/** Steps of `npm test` that need nothing of each other and run at the same time, so that no core waits; stages run in order. */
type Stage = readonly Step[];

const wanted = process.argv.slice(2);
const stages = planStages(wanted);
if (stages.length === 0) {
  console.log(`Nothing is called ${wanted.join(", ")}. There are: lint, unused, secrets, build, types,`);
  console.log(
    findSuites()
      .map(({ name }) => name)
      .join(", "),
  );
  process.exit(1);
}

const started = Date.now();
let total = NOTHING;
for (const [index, stage] of stages.entries()) {
  console.log(`\n[${index + 1}/${stages.length}] ${stage.map(({ name }) => name).join(", ")}`);
  for (const counts of await Promise.all(stage.map(runStep))) total = addCounts(total, counts);
}
console.log(`\nTook ${seconds(started)} s`);
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;

async function runStep({ name, run }: Step): Promise<Counts> {
  const before = Date.now();
  const counts = await run();
  console.log(`      ${name}: ${summary(counts)} in ${seconds(before)} s`);
  return counts;
}

function planStages(names: readonly string[]): Stage[] {
  const chosen = (name: string) => names.length === 0 || names.includes(name);
  const suites = selectSuites(findSuites(), names);
  const together = suites.filter(({ runs }) => runs === "together");
  const apart = suites.filter(({ runs }) => runs !== "together");
  const needsBuild = suites.some(needsWebApp);
  const checks = [
    ...(chosen("lint") ? [{ name: "lint", run: lint }] : []),
    ...(chosen("unused") ? [{ name: "unused", run: unused }] : []),
    ...(chosen("secrets") ? [{ name: "secrets", run: secrets }] : []),
    ...(needsBuild || chosen("build") ? [{ name: "build", run: build }] : []),
  ];
  // Next writes the types of its routes as it builds, which the check of the web app's types reads.
  const types = chosen("types") ? [{ name: "types", run: typecheck }] : [];
  const stages = [checks, types, suiteStep("tests", together)];
  stages.push(suiteStep("tests with browsers and several servers", apart));
  return stages.filter((stage) => stage.length > 0);
}

function suiteStep(name: string, suites: readonly Suite[]): Step[] {
  if (suites.length === 0) return [];
  const files = suites.reduce((sum, suite) => sum + suite.files.length, 0);
  const run = async () => {
    if (suites.some(needsMachine)) ensureSystemPackages();
    return await runSuites(suites);
  };
  return [{ name: `${name} (${files} files)`, run }];
}

/** Suites of single packages, and those that only read the tree, need no database or browser. */
function needsMachine({ name }: Suite): boolean {
  return !name.startsWith("packages/") && name !== "tests/architecture";
}

function needsWebApp(suite: Suite): boolean {
  return needsMachine(suite) && suite.name !== "infra";
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
