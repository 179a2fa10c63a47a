import type { z } from "zod";
import { readEarlyRules } from "./early-rules.ts";
import { linesOf, type Places, placeOf, readJson } from "./json-text.ts";
import { BOT_DOCUMENT, type BotDocument } from "./schema.ts";

/**
 * What can be wrong with a document:
 * - `syntax`: the text is no JSON from there on
 * - `missing`: the field is needed
 * - `unknown`: there is no such field
 * - `type`: another kind of value is needed, which `wanted` names
 * - `choice`: one of the values in `wanted` is needed
 * - `small`, `large`: the bound is in `wanted`
 */
type ProblemKind = "syntax" | "missing" | "unknown" | "type" | "choice" | "small" | "large" | "other";

/** One thing to be changed in a document. */
export interface DocumentProblem {
  readonly kind: ProblemKind;
  /** From 1. */
  readonly line: number;
  /** The path to it, such as `play.0.do`; empty for the whole document. */
  readonly field: string;
  readonly wanted: string;
}

/** A document that was read, or what has to be changed in it. */
export type ReadDocument =
  | { readonly ok: true; readonly document: BotDocument }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

/** How many are reported at once. */
const MOST_PROBLEMS = 50;

/** Reads a bot's document, or a rule file of the early system. */
export function readBotDocument(text: string): ReadDocument {
  const json = readJson(text);
  if (!json.ok)
    return {
      ok: false,
      problems: [{ kind: "syntax", line: linesOf(text)(json.at), field: "", wanted: "" }],
    };
  const early = readEarlyRules(json.value);
  const parsed = BOT_DOCUMENT.safeParse(early ?? json.value, { reportInput: true });
  if (parsed.success) return { ok: true, document: parsed.data };
  const lineAt = linesOf(text);
  const problems = parsed.error.issues.flatMap((issue) => problemsOf(issue, lineAt, json.places));
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  return { ok: false, problems: inOrder.slice(0, MOST_PROBLEMS) };
}

/** A problem in one line of English. */
export function describeDocumentProblem({ kind, line, field, wanted }: DocumentProblem): string {
  const where = field === "" ? `line ${line}` : `line ${line}, ${field}`;
  return `${where}: ${PROBLEM_WORDS[kind]}${wanted === "" ? "" : ` ${wanted}`}`;
}

const PROBLEM_WORDS: Readonly<Record<ProblemKind, string>> = {
  syntax: "this is not JSON",
  missing: "this field is missing",
  unknown: "there is no such field",
  type: "this must be of the type",
  choice: "this must be one of",
  small: "this must be at least",
  large: "this must be at most",
  other: "this is not allowed",
};

function problemsOf(
  issue: z.core.$ZodIssue,
  lineAt: (at: number) => number,
  places: Places,
): DocumentProblem[] {
  const at = (path: readonly PropertyKey[], kind: ProblemKind, wanted = ""): DocumentProblem => ({
    kind,
    line: lineAt(nearest(path, places)),
    field: path.map(String).join("."),
    wanted,
  });
  const { path } = issue;
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => at([...path, key], "unknown"));
    case "invalid_type":
      return [issue.input === undefined ? at(path, "missing") : at(path, "type", issue.expected)];
    case "invalid_value":
      if (issue.input === undefined) return [at(path, "missing")];
      return [at(path, "choice", issue.values.map(String).join(", "))];
    case "too_small":
      return [at(path, "small", String(issue.minimum))];
    case "too_big":
      return [at(path, "large", String(issue.maximum))];
    default:
      return [at(path, "other")];
  }
}

/** Where a field is, or what it is missing from. */
function nearest(path: readonly PropertyKey[], places: Places): number {
  for (let length = path.length; length > 0; length--) {
    const place = places.get(placeOf(path.slice(0, length)));
    if (place !== undefined) return place;
  }
  return places.get("") ?? 0;
}
