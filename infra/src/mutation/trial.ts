import fs from "node:fs";
import path from "node:path";
import { runCommand } from "../run-command.ts";
import { findSuites } from "../suites.ts";
import { readReport } from "../vitest-report.ts";
import type { Checkout } from "./checkout.ts";
import { applyMutant, type Mutant } from "./mutants.ts";
import type { ReachRun } from "./reached.ts";
import { ACTIVE, type SwitchedMutant } from "./switches.ts";

export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: "killed" | "survived";
  /** The first test that failed, or why there was none to fail, or the note that the run was stopped because it did not end. */
  readonly by: string | null;
}

/** How long the tests took without a mutant, all and file by file, and which files failed even then. */
export interface Unaltered {
  readonly milliseconds: number;
  readonly byFile: ReadonlyMap<string, number>;
  readonly failed: readonly string[];
}

/** The tests that mutants are tried with. */
export interface Tests {
  readonly suites: readonly string[];
  readonly unaltered: Unaltered;
  /** Test files by the number of the mutant that they reach. */
  readonly reached: ReadonlyMap<number, readonly string[]>;
}

/** A mutant that never ends is stopped after so many times what its tests take without one, and some time to start. */
const PATIENCE = 4;
const STARTING_MS = 120_000;
/** Code of these runs in the processes of the tests themselves; that of a server may run in one of its own. */
const IN_PROCESS = "packages/";
const LONGEST_RUN = 60 * 60_000;
/** Why a mutant survived that no test was tried with. */
export const UNREACHED = "no test reaches it";

/** Runs all tests without a mutant: what fails now says nothing about mutants. */
export async function runUnaltered(
  { folder }: Checkout,
  suites: readonly string[],
  reach: ReachRun,
): Promise<Unaltered> {
  const started = Date.now();
  const report = path.join(folder, "unaltered.json");
  const how = [`--config=${reach.config}`, "--bail=0"];
  await vitest(folder, ["run", ...how, ...suites.map(folderOf)], report, { limitMilliseconds: LONGEST_RUN });
  const results = readReport(report)?.testResults ?? [];
  const failed = results
    .filter(({ status }) => status === "failed")
    .map(({ name }) => path.relative(folder, name));
  const byFile = new Map(
    results.map(({ name, startTime = 0, endTime = 0 }) => [path.relative(folder, name), endTime - startTime]),
  );
  return { milliseconds: Date.now() - started, byFile, failed };
}

/**
 * Runs the tests that reach a mutant until the first one fails: those of its own workspace first, which notice most mutants. One
 * that runs as its file is loaded is tried with all tests that import the file.
 */
export async function trySwitched(
  { folder }: Checkout,
  { mutant, number }: SwitchedMutant,
  { suites, unaltered, reached }: Tests,
): Promise<Verdict> {
  const report = path.join(folder, `mutant-${number}.json`);
  const own = suites.filter((suite) => mutant.file.startsWith(`${suite}/`));
  const files = (reached.get(number) ?? []).filter((file) => !unaltered.failed.includes(file));
  const isOwn = (file: string): boolean => own.some((suite) => file.startsWith(`${suite}/`));
  const runs = mutant.switched.inFunction
    ? [files.filter(isOwn), files.filter((file) => !isOwn(file))]
        .filter(({ length }) => length > 0)
        .map((some) => ["run", ...some])
    : related(mutant, suites, unaltered);
  const isUnreached = mutant.switched.inFunction && files.length === 0;
  if (isUnreached && mutant.file.startsWith(IN_PROCESS))
    return { mutant, outcome: "survived", by: UNREACHED };
  const env = { [ACTIVE]: String(number) };
  return firstFailure(
    folder,
    mutant,
    isUnreached ? related(mutant, suites, unaltered) : runs,
    report,
    env,
    unaltered,
  );
}

/** Tries a mutant that can't be switched, by writing it into its file. */
export async function tryWritten(
  { folder }: Checkout,
  mutant: Mutant,
  { suites, unaltered }: Tests,
): Promise<Verdict> {
  const file = path.join(folder, mutant.file);
  const source = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, applyMutant(source, mutant));
  try {
    const report = path.join(folder, "mutant-report.json");
    return await firstFailure(folder, mutant, related(mutant, suites, unaltered), report, {}, unaltered);
  } finally {
    fs.writeFileSync(file, source);
  }
}

/** Tests that import the file, directly or not: those of its own workspace, then all others. */
function related({ file }: Mutant, suites: readonly string[], { failed }: Unaltered): string[][] {
  const all = findSuites().map(({ name }) => name);
  const own = suites.filter((suite) => file.startsWith(`${suite}/`));
  return [own, suites.filter((suite) => !own.includes(suite))]
    .filter(({ length }) => length > 0)
    .map((some) => {
      const others = all.filter((suite) => !some.includes(suite)).map((suite) => `${folderOf(suite)}**`);
      return ["related", "--run", file, ...[...others, ...failed].map((one) => `--exclude=${one}`)];
    });
}

async function firstFailure(
  folder: string,
  mutant: Mutant,
  runs: readonly (readonly string[])[],
  report: string,
  env: Readonly<Record<string, string>>,
  { milliseconds, byFile }: Unaltered,
): Promise<Verdict> {
  for (const run of runs) {
    const known = run.flatMap((word) => byFile.get(word) ?? []);
    const usual = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : milliseconds;
    const limitMilliseconds = STARTING_MS + PATIENCE * usual;
    const how = [...run, "--bail=1", "--maxWorkers=1"];
    const { ok, tookTooLong } = await vitest(folder, how, report, { limitMilliseconds, env });
    if (tookTooLong) return { mutant, outcome: "killed", by: "stopped, since it did not end" };
    if (!ok) return { mutant, outcome: "killed", by: failedTest(report) ?? "an error outside of every test" };
  }
  return { mutant, outcome: "survived", by: null };
}

function folderOf(suite: string): string {
  return `${suite}/`;
}

function vitest(
  folder: string,
  args: readonly string[],
  report: string,
  more: { readonly limitMilliseconds: number; readonly env?: Readonly<Record<string, string>> },
) {
  fs.rmSync(report, { force: true });
  return runCommand({
    command: process.execPath,
    args: [
      path.join(folder, "node_modules", "vitest", "vitest.mjs"),
      ...args,
      ...["--reporter=json", `--outputFile=${report}`],
    ],
    cwd: folder,
    env: { NODE_ENV: "test", CI: "true", ...more.env },
    quiet: true,
    limitMilliseconds: more.limitMilliseconds,
  });
}

/** The first test that failed in a run, or the file that could not be loaded. */
function failedTest(report: string): string | undefined {
  for (const file of readReport(report)?.testResults ?? []) {
    const test = file.assertionResults.find(({ status }) => status === "failed");
    if (test) return test.fullName;
    if (file.status === "failed") return `loading ${path.basename(file.name)}`;
  }
  return undefined;
}
