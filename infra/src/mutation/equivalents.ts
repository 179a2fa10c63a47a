import fs from "node:fs";
import type { Mutant } from "./mutants.ts";

/** A mutant that changes no observable behavior, with the reason. Identified by the text of its line. */
interface Equivalent {
  readonly file: string;
  readonly line: string;
  readonly replacement: string;
  readonly reason: string;
}

/** The reviewed reason in `equivalents.json` why a mutant is equivalent; nothing for other mutants. */
export function reasonForEquivalence(mutant: Mutant, source: string): string | undefined {
  const line = source.split("\n")[mutant.line - 1]?.trim();
  return read().find(
    (one) => one.file === mutant.file && one.line === line && one.replacement === mutant.replacement,
  )?.reason;
}

function read(): readonly Equivalent[] {
  const listed: unknown = JSON.parse(fs.readFileSync(new URL("equivalents.json", import.meta.url), "utf8"));
  if (!Array.isArray(listed) || !listed.every(isEquivalent))
    throw new Error("equivalents.json has another shape");
  return listed;
}

function isEquivalent(value: unknown): value is Equivalent {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return ["file", "line", "replacement", "reason"].every((name) => typeof fields.get(name) === "string");
}
