import { describe, expect, it } from "vitest";
import { judge, readAudit } from "../src/audit.ts";

function report(vulnerabilities: Readonly<Record<string, { severity: string }>>): string {
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { dependencies: { total: 231 } },
  });
}

describe("an audit of the packages", () => {
  it("passes when nothing is known of any", () => {
    expect(readAudit(report({}))).toEqual({ kind: "clean", packages: 231 });
  });

  it("passes when all that is known is of little weight", () => {
    expect(readAudit(report({ some: { severity: "moderate" } }))).toMatchObject({ kind: "clean" });
  });

  it("names packages with holes of high severity", () => {
    const printed = report({
      some: { severity: "critical" },
      other: { severity: "low" },
      third: { severity: "high" },
    });
    expect(readAudit(`npm warn a setting is unknown\n${printed}`)).toEqual({
      kind: "vulnerable",
      names: ["some (critical)", "third (high)"],
    });
  });

  it.each([
    [JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405 }), "405 Method Not Allowed"],
    [JSON.stringify({ error: { code: "ENOTFOUND", summary: "no such host" } }), "no such host"],
    ["", "it did not answer"],
    ["{ not JSON }", "it did not answer"],
  ])("says that it could not be made when the registry answered %j", (printed, reason) => {
    expect(readAudit(printed)).toEqual({ kind: "unanswered", reason });
  });

  it("that no registry answered is reported and passes the checks, but fails a release", () => {
    const unanswered = readAudit("");
    const check = judge(unanswered, { release: false });
    expect(check.passes).toBe(true);
    expect(check.lines.join(" ")).toMatch(/^NOT AUDITED.*--release/);
    expect(judge(unanswered, { release: true }).passes).toBe(false);
  });

  it("that found a hole lets nothing pass, and one that found none everything", () => {
    const found = readAudit(report({ some: { severity: "high" } }));
    for (const release of [true, false]) {
      expect(judge(found, { release }).passes).toBe(false);
      expect(judge(readAudit(report({})), { release }).passes).toBe(true);
    }
  });
});
