import { describe, expect, it } from "vitest";
import { countReport, type FileReport } from "../src/vitest-report.ts";

function file(...statuses: string[]): FileReport {
  const assertionResults = statuses.map((status, index) => ({ status, fullName: `test ${index}` }));
  const status = statuses.length > 0 && statuses.every((one) => one === "passed") ? "passed" : "failed";
  return { name: "some.test.ts", status, assertionResults };
}

describe("counting what vitest reports", () => {
  it("counts each test once", () => {
    const { counts, notes } = countReport({ testResults: [file("passed", "failed"), file("passed")] }, false);
    expect(counts).toEqual({ passed: 2, failed: 1 });
    expect(notes).toEqual([]);
  });

  it.each(["skipped", "pending", "todo", "disabled"])("counts a test that is %s as failed", (status) => {
    const { counts, notes } = countReport({ testResults: [file("passed", status)] }, true);
    expect(counts).toEqual({ passed: 1, failed: 1 });
    expect(notes).toHaveLength(1);
  });

  it("counts a file that could not be loaded as one failure", () => {
    const { counts, notes } = countReport({ testResults: [file()] }, false);
    expect(counts).toEqual({ passed: 0, failed: 1 });
    expect(notes).toEqual(["Failed outside of its tests: some.test.ts"]);
  });

  it("counts a failed hook after passed tests as one failure", () => {
    const report = { testResults: [{ ...file("passed"), status: "failed" }] };
    expect(countReport(report, false).counts).toEqual({ passed: 1, failed: 1 });
  });

  it("counts an error outside of every test as one failure", () => {
    const { counts } = countReport({ testResults: [file("passed")] }, false);
    expect(counts).toEqual({ passed: 1, failed: 1 });
  });

  it("counts a run without a report as one failure", () => {
    expect(countReport(undefined, false).counts).toEqual({ passed: 0, failed: 1 });
  });
});
