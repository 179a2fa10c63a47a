import fs from "node:fs";
import type { Counts } from "./counts.ts";

/** The fields that we read from vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly FileReport[];
}

export interface FileReport {
  readonly name: string;
  readonly status: string;
  /** Milliseconds since the epoch. */
  readonly startTime?: number;
  readonly endTime?: number;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** Reads the report from a file; nothing if vitest died before writing it. */
export function readReport(file: string): VitestReport | undefined {
  if (!fs.existsSync(file)) return undefined;
  const report: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
  if (!isReport(report)) throw new Error("vitest wrote a report of an unknown shape");
  return report;
}

export interface Counted {
  readonly counts: Counts;
  /** Failures other than the failed tests that vitest has shown. */
  readonly notes: readonly string[];
}

/**
 * Counts the tests of a report. A test that did not run counts as failed, and so does a file that could not
 * be loaded, or an error outside of every test.
 */
export function countReport(report: VitestReport | undefined, exitedWell: boolean): Counted {
  if (report === undefined) return { counts: { passed: 0, failed: 1 }, notes: ["vitest wrote no report"] };
  const notes: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const file of report.testResults) {
    const failedBefore = failed;
    for (const { status, fullName } of file.assertionResults) {
      if (status === "passed") passed += 1;
      else failed += 1;
      if (status !== "passed" && status !== "failed") notes.push(`Did not run (${status}): ${fullName}`);
    }
    if (file.status === "failed" && failed === failedBefore) {
      failed += 1;
      notes.push(`Failed outside of its tests: ${file.name}`);
    }
  }
  if (!exitedWell && failed === 0) {
    failed = 1;
    notes.push("vitest reported an error outside of every test");
  }
  return { counts: { passed, failed }, notes };
}

function isReport(value: unknown): value is VitestReport {
  return isRecord(value) && Array.isArray(value.testResults) && value.testResults.every(isFileReport);
}

function isFileReport(value: unknown): value is FileReport {
  if (!isRecord(value) || typeof value.name !== "string" || typeof value.status !== "string") return false;
  const tests: unknown = value.assertionResults;
  return Array.isArray(tests) && tests.every((test) => isRecord(test) && typeof test.status === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
