import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Counts } from "./counts.ts";
import { inRoot } from "./root.ts";
import { runCommand } from "./run-command.ts";
import type { Suite } from "./suites.ts";
import { countReport, readReport } from "./vitest-report.ts";

/** Far beyond what the suites need; only a test that hangs reaches it. */
const LIMIT_MINUTES = 20;

/** Of tests that only compute: build and checks beside them go first, since browsers wait for those as well. */
const YIELDING = 5;

/** Runs suites with vitest and counts their tests. */
export async function runSuites(suites: readonly Suite[]): Promise<Counts> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-report-"));
  const report = path.join(folder, "report.json");
  try {
    const result = await runCommand({
      command: process.execPath,
      args: [inRoot("node_modules", "vitest", "vitest.mjs"), ...vitestArguments(suites, report)],
      env: { NODE_ENV: "test", CI: "true" },
      niceness: suites.every(({ runs }) => runs === "together") ? YIELDING : 0,
      limitMilliseconds: LIMIT_MINUTES * 60_000,
    });
    if (result.tookTooLong)
      console.log(`The tests took longer than ${LIMIT_MINUTES} minutes and were stopped`);
    const { counts, notes } = countReport(readReport(report), result.ok);
    for (const note of notes) console.log(note);
    return counts;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function vitestArguments(suites: readonly Suite[], report: string): string[] {
  return [
    "run",
    "--reporter=default",
    `--reporter=${inRoot("infra/src/still-running-reporter.ts")}`,
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...suites.flatMap(({ files }) => files),
  ];
}
