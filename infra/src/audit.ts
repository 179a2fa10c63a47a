/** Known vulnerabilities of the packages in the lockfile, according to `npm audit`. */

const REPORTED = ["high", "critical"] as const;

export type AuditVerdict =
  | { readonly kind: "clean"; readonly packages: number }
  | { readonly kind: "vulnerable"; readonly names: readonly string[] }
  /** No registry was asked, or none answered; this says nothing about the packages. */
  | { readonly kind: "unanswered"; readonly reason: string };

/** Reads the output of `npm audit --json`. Advisories below high severity are ignored. */
export function readAudit(printed: string): AuditVerdict {
  const report = parse(printed);
  const vulnerabilities = field(report, "vulnerabilities");
  const dependencies = field(field(report, "metadata"), "dependencies");
  if (!isRecord(vulnerabilities) || !isRecord(dependencies))
    return { kind: "unanswered", reason: reasonOf(report) };
  const names = Object.entries(vulnerabilities).flatMap(([name, found]) => {
    const severity = field(found, "severity");
    return REPORTED.some((one) => one === severity) ? [`${name} (${severity})`] : [];
  });
  if (names.length > 0) return { kind: "vulnerable", names };
  const { total } = dependencies;
  return { kind: "clean", packages: typeof total === "number" ? total : 0 };
}

/** How to report a verdict, and whether the check passes: a release requires an answer from the registry. */
export function judge(
  verdict: AuditVerdict,
  { release }: { readonly release: boolean },
): { readonly passes: boolean; readonly lines: readonly string[] } {
  switch (verdict.kind) {
    case "clean":
      return { passes: true, lines: [`No known holes of high severity in ${verdict.packages} packages`] };
    case "vulnerable":
      return {
        passes: false,
        lines: [
          `Packages with known holes of high severity: ${verdict.names.join(", ")}`,
          "`npm audit` says more of them and what mends them.",
        ],
      };
    case "unanswered":
      return {
        passes: !release,
        lines: [
          `NOT AUDITED: the registry has no advisories for us just now (${verdict.reason})`,
          release
            ? "No release without an answer: run this where the registry of npm can be reached."
            : "Nothing is known of the packages. A release needs `npm run audit -- --release`, which fails here.",
        ],
      };
  }
}

function parse(printed: string): unknown {
  const [from, to] = [printed.indexOf("{"), printed.lastIndexOf("}")];
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(printed.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

function reasonOf(report: unknown): string {
  const message = field(report, "message") ?? field(field(report, "error"), "summary");
  return typeof message === "string" && message !== "" ? message : "it did not answer";
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
