import { buildWeb } from "./build-web.ts";
import { lint, secrets, typecheck, unused } from "./checks.ts";
import { addCounts, type Counts, NOTHING, one, summary } from "./counts.ts";
import { findSuites, type Suite, selectSuites } from "./suites.ts";
import { ensureSystemPackages } from "./system-packages.ts";
import { runSuites } from "./vitest-run.ts";

/** One step of `npm test`; steps run one after another. */
interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

const wanted = process.argv.slice(2);
const steps = planSteps(wanted);
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
let total = NOTHING;
for (const [index, step] of steps.entries()) {
  const before = Date.now();
  console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
  const counts = await step.run();
  total = addCounts(total, counts);
  console.log(`      ${summary(counts)} in ${seconds(before)} s`);
}
console.log(`\nTook ${seconds(started)} s`);
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;

function planSteps(names: readonly string[]): Step[] {
  const chosen = (name: string) => names.length === 0 || names.includes(name);
  const suites = selectSuites(findSuites(), names);
  const together = suites.filter(({ runs }) => runs === "together");
  const apart = suites.filter(({ runs }) => runs !== "together");
  const needsBuild = suites.some(needsWebApp);
  return [
    ...(chosen("lint") ? [{ name: "lint", run: lint }] : []),
    ...(chosen("unused") ? [{ name: "unused", run: unused }] : []),
    ...(chosen("secrets") ? [{ name: "secrets", run: secrets }] : []),
    ...(needsBuild || chosen("build") ? [{ name: "build", run: build }] : []),
    ...(chosen("types") ? [{ name: "types", run: typecheck }] : []),
    ...suiteStep("tests", together),
    ...suiteStep("tests with browsers and several servers", apart),
  ];
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
