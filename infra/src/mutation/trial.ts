import fs from "node:fs";
import path from "node:path";
import { runCommand } from "../run-command.ts";
import { readReport } from "../vitest-report.ts";
import type { Checkout } from "./checkout.ts";
import { applyMutant, type Mutant } from "./mutants.ts";

export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: "killed" | "survived";
  /** The first test that failed, or the note that the run was stopped because it did not end. */
  readonly by: string | null;
}

/** How long the tests took without a mutant, and which of them failed even then. */
export interface Unaltered {
  readonly milliseconds: number;
  readonly failures: readonly string[];
}

/** A mutant that never ends is stopped after so many times what all tests take without one. */
const PATIENCE = 2;

/** Runs all tests without a mutant: what fails now says nothing about mutants. */
export async function runUnaltered(checkout: Checkout, suites: readonly string[]): Promise<Unaltered> {
  const started = Date.now();
  await runTests(checkout, suites, { bail: 0, limitMilliseconds: 60 * 60_000 });
  return { milliseconds: Date.now() - started, failures: failedTests(checkout) };
}

/**
 * Runs the tests that import a file, directly or not, with a mutant in it, until the first one fails: those of its own
 * workspace first, which notice most mutants.
 */
export async function tryMutant(
  checkout: Checkout,
  mutant: Mutant,
  suites: readonly string[],
  unaltered: Unaltered,
): Promise<Verdict> {
  const file = path.join(checkout.folder, mutant.file);
  const source = fs.readFileSync(file, "utf8");
  const own = suites.filter((suite) => mutant.file.startsWith(`${suite}/`));
  const others = suites.filter((suite) => !own.includes(suite));
  const limitMilliseconds = PATIENCE * unaltered.milliseconds;
  fs.writeFileSync(file, applyMutant(source, mutant));
  try {
    for (const some of [own, others].filter(({ length }) => length > 0)) {
      const only = { file: mutant.file, bail: 1, limitMilliseconds };
      const { ok, tookTooLong } = await runTests(checkout, some, only);
      if (tookTooLong) return { mutant, outcome: "killed", by: "stopped, since it did not end" };
      if (!ok)
        return {
          mutant,
          outcome: "killed",
          by: failedTests(checkout)[0] ?? "an error outside of every test",
        };
    }
    return { mutant, outcome: "survived", by: null };
  } finally {
    fs.writeFileSync(file, source);
  }
}

interface Run {
  /** Only tests that import this file, directly or not; all without it. */
  readonly file?: string;
  /** Stops after so many failures; 0: never. */
  readonly bail: number;
  readonly limitMilliseconds: number;
}

function runTests(checkout: Checkout, suites: readonly string[], { file, bail, limitMilliseconds }: Run) {
  const report = reportOf(checkout);
  fs.rmSync(report, { force: true });
  return runCommand({
    command: process.execPath,
    args: [
      path.join(checkout.folder, "node_modules", "vitest", "vitest.mjs"),
      ...(file === undefined ? ["run"] : ["related", "--run"]),
      ...[`--bail=${bail}`, "--maxWorkers=1", "--reporter=json", `--outputFile=${report}`],
      ...suites.map((suite) => `--project=${suite}`),
      ...(file === undefined ? [] : [file]),
    ],
    cwd: checkout.folder,
    env: { NODE_ENV: "test", CI: "true" },
    quiet: true,
    limitMilliseconds,
  });
}

function reportOf({ folder }: Checkout): string {
  return path.join(folder, "mutant-report.json");
}

/** The tests that failed in the last run, and the files that could not be loaded. */
function failedTests(checkout: Checkout): string[] {
  return (readReport(reportOf(checkout))?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === "failed");
    if (tests.length > 0) return tests.map(({ fullName }) => fullName);
    return file.status === "failed" ? [`loading ${path.basename(file.name)}`] : [];
  });
}
