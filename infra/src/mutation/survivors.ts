import type { Mutant } from "./mutants.ts";

/** What tells a mutant from all others as long as its file stays as it is. */
type Identity = Pick<Mutant, "file" | "start" | "replacement">;

/** Those mutants that no test noticed in an earlier run, by the text of its report. @throws for a text that is no report */
export function survivorsOf(report: string, mutants: readonly Mutant[]): Mutant[] {
  const survived = verdictsOf(JSON.parse(report)).filter(({ outcome }) => outcome === "survived");
  const names = new Set(survived.map(({ mutant }) => nameOf(mutant)));
  return mutants.filter((mutant) => names.has(nameOf(mutant)));
}

function nameOf({ file, start, replacement }: Identity): string {
  return `${file}:${start} ${replacement}`;
}

interface Told {
  readonly outcome: string;
  readonly mutant: Identity;
}

function verdictsOf(report: unknown): readonly Told[] {
  const verdicts = isRecord(report) ? report.verdicts : undefined;
  if (!Array.isArray(verdicts) || !verdicts.every(isVerdict))
    throw new Error("the report has no verdicts on mutants");
  return verdicts;
}

function isVerdict(value: unknown): value is Told {
  if (!isRecord(value) || typeof value.outcome !== "string" || !isRecord(value.mutant)) return false;
  const { file, start, replacement } = value.mutant;
  return typeof file === "string" && typeof start === "number" && typeof replacement === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
