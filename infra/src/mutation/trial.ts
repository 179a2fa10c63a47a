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

/** Longer than any run of all related tests; only a mutant that never ends reaches it. */
const LIMIT_MILLISECONDS = 5 * 60_000;

/** Runs the tests that import a file, directly or not, with a mutant in it, until the first one fails. */
export async function tryMutant(
  checkout: Checkout,
  mutant: Mutant,
  suites: readonly string[],
): Promise<Verdict> {
  const file = path.join(checkout.folder, mutant.file);
  const source = fs.readFileSync(file, "utf8");
  const report = path.join(checkout.folder, "mutant-report.json");
  fs.rmSync(report, { force: true });
  fs.writeFileSync(file, applyMutant(source, mutant));
  try {
    const { ok, tookTooLong } = await runCommand({
      command: process.execPath,
      args: [
        path.join(checkout.folder, "node_modules", "vitest", "vitest.mjs"),
        ...["related", "--run", "--bail=1", "--maxWorkers=1", "--reporter=json", `--outputFile=${report}`],
        ...suites.map((suite) => `--project=${suite}`),
        mutant.file,
      ],
      cwd: checkout.folder,
      env: { NODE_ENV: "test", CI: "true" },
      quiet: true,
      limitMilliseconds: LIMIT_MILLISECONDS,
    });
    if (tookTooLong) return { mutant, outcome: "killed", by: "stopped after five minutes" };
    if (ok) return { mutant, outcome: "survived", by: null };
    return { mutant, outcome: "killed", by: firstFailure(report) };
  } finally {
    fs.writeFileSync(file, source);
  }
}

function firstFailure(report: string): string {
  for (const file of readReport(report)?.testResults ?? []) {
    const test = file.assertionResults.find(({ status }) => status === "failed");
    if (test) return test.fullName;
    if (file.status === "failed") return `loading ${path.basename(file.name)}`;
  }
  return "an error outside of every test";
}
