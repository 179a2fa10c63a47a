import fs from "node:fs";
import path from "node:path";
import { applyMutant, type Mutant, type Switched } from "./mutants.ts";

/** A mutant that is in the checkout beside the unaltered text, and runs where its number is the one in the environment. */
export interface SwitchedMutant {
  readonly mutant: Mutant & { readonly switched: Switched };
  readonly number: number;
}

/** The environment's variable with the number of the mutant that runs; none does without it. */
export const ACTIVE = "SPELLROOM_MUTANT";
const SWITCH = "mutant-switch.ts";

/**
 * Writes mutants into the files of a checkout, each beside the text that it changes: `(is(7) ? a <= b : a < b)`. So all are compiled
 * once, and tests that run without any tell which of them they reach.
 *
 * @returns those that were written; one that changes a part of what another changes is left out
 */
export function writeSwitches(folder: string, mutants: readonly Mutant[]): SwitchedMutant[] {
  const written: SwitchedMutant[] = [];
  for (const [number, mutant] of mutants.entries()) {
    const { switched, file } = mutant;
    if (
      switched === null ||
      written.some((one) => one.mutant.file === file && meet(one.mutant.switched, switched))
    )
      continue;
    written.push({ number, mutant: { ...mutant, switched } });
  }
  fs.writeFileSync(path.join(folder, SWITCH), SWITCH_SOURCE);
  for (const file of new Set(written.map(({ mutant }) => mutant.file))) {
    const full = path.join(folder, file);
    const those = written.filter(({ mutant }) => mutant.file === file);
    fs.writeFileSync(full, withSwitches(fs.readFileSync(full, "utf8"), those, path.join(folder, SWITCH)));
  }
  return written;
}

function meet(one: Switched, other: Switched): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The text of a file with all these mutants in it. */
export function withSwitches(source: string, mutants: readonly SwitchedMutant[], from: string): string {
  const lastFirst = mutants.toSorted((one, other) => other.mutant.switched.start - one.mutant.switched.start);
  const text = lastFirst.reduce((before, { mutant, number }) => {
    const { kind, start, end } = mutant.switched;
    const was = before.slice(start, end);
    const now =
      kind === "statement"
        ? `{ if (!isMutant(${number})) ${was} }`
        : `(isMutant(${number}) ? ${mutatedPart(source, mutant)} : ${was})`;
    return before.slice(0, start) + now + before.slice(end);
  }, source);
  return `${text}\nimport { isMutant } from ${JSON.stringify(from)};\n`;
}

function mutatedPart(source: string, mutant: SwitchedMutant["mutant"]): string {
  const { start, end } = mutant.switched;
  const changed = applyMutant(source, mutant);
  return changed.slice(start, end + changed.length - source.length);
}

/** Read by tests and by the processes that they start; a set that is there takes the numbers of mutants that are reached. */
const SWITCH_SOURCE = `const active = Number(process.env.${ACTIVE} ?? "-1");
export function isMutant(number: number): boolean {
  const reached: unknown = Reflect.get(globalThis, "reachedMutants");
  if (reached instanceof Set) reached.add(number);
  return number === active;
}
`;
