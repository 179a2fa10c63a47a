import type { z } from "zod";
import { EXPECTATION } from "../schema/basic.ts";
import { isRecord } from "../schema/shape.ts";
import { type CardError, describeValue, joinPath } from "./card-error.ts";

type Issue = z.core.$ZodIssue;

/** Turns what the schema library found into errors of ours: for a union, those of the member that was meant. */
export function shapeErrors(issues: readonly Issue[], document: unknown): readonly CardError[] {
  return issues.flatMap((issue) => issueErrors(issue, document, []));
}

function issueErrors(issue: Issue, document: unknown, prefix: readonly PropertyKey[]): readonly CardError[] {
  const path = [...prefix, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: joinPath([...path, key]),
      expected: "no key of this name",
      found: JSON.stringify(key),
    }));
  }
  if (issue.code === "invalid_union" && !issue.message.startsWith(EXPECTATION)) {
    const meant = meantBranch(issue.errors);
    if (meant !== undefined) return meant.flatMap((inner) => issueErrors(inner, document, path));
  }
  const found = describeValue(valueAt(document, path));
  return [{ path: joinPath(path), expected: expectation(issue, found), found }];
}

/** The member of a union that the value was most likely meant to be; none if it resembles no member. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const alike = branches.filter((branch) => !branch.some(misfits));
  return alike.toSorted((a, b) => strangeness(a) - strangeness(b) || a.length - b.length)[0];
}

/** The value as a whole is of another type. */
function misfits(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === "invalid_union") return issue.errors.every((branch) => branch.some(misfits));
  return issue.code !== "unrecognized_keys" && issue.code !== "custom";
}

/** How many keys of the value are not as that member has them. */
function strangeness(branch: readonly Issue[]): number {
  return branch.filter((issue) => issue.code === "unrecognized_keys" || issue.path.length === 1).length;
}

function expectation(issue: Issue, found: string): string {
  if (issue.message.startsWith(EXPECTATION)) return issue.message.slice(EXPECTATION.length);
  switch (issue.code) {
    case "invalid_type":
      return TYPE_NAMES[issue.expected] ?? issue.expected;
    case "invalid_value":
      return oneOf(issue.values, found);
    case "invalid_union":
      return unionExpectation(issue, found);
    case "too_small":
      return sizeExpectation("at least", issue.origin, issue.minimum);
    case "too_big":
      return sizeExpectation("at most", issue.origin, issue.maximum);
    default:
      return "another value";
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  string: "text",
  tuple: "a list",
};

function sizeExpectation(bound: string, origin: string, size: number | bigint): string {
  if (origin === "string") return `text of ${bound} ${size} characters`;
  if (origin === "array") return `a list of ${bound} ${size}`;
  return `${bound} ${size}`;
}

function unionExpectation(issue: Extract<Issue, { code: "invalid_union" }>, found: string): string {
  const options = "options" in issue && Array.isArray(issue.options) ? issue.options : [];
  if (options.length > 0) return oneOf(options, found);
  const members = issue.errors.flatMap((branch) =>
    branch.slice(0, 1).map((inner) => expectation(inner, found)),
  );
  return [...new Set(members)].join(" or ");
}

const LISTED = 6;

/** "one of ...": the nearest ones first if there are many. */
function oneOf(values: readonly unknown[], found: string): string {
  const names = values.map(describeValue);
  if (names.length === 1) return names.join("");
  if (names.length <= LISTED) return `one of ${names.join(", ")}`;
  const near = names.toSorted((a, b) => distance(a, found) - distance(b, found)).slice(0, LISTED - 2);
  return `one of ${names.length} values, such as ${near.join(", ")}`;
}

/** Edits between two words, Levenshtein's measure. Values are short. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, left] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, right] of [...b].entries()) {
      const change = (row[j] ?? 0) + (left === right ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  let value = document;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === "number") value = value[key];
    else if (isRecord(value) && typeof key === "string") value = value[key];
    else return undefined;
  }
  return value;
}
