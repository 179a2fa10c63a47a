import fs from "node:fs";
import path from "node:path";

const CONFIG = "mutant-reach.config.ts";
const SETUP = "mutant-reach.ts";
const REACHED = "mutant-reached";

/** A run of all tests in which each test file writes down the mutants that it reaches. */
export interface ReachRun {
  readonly config: string;
  /** Test files by the number of the mutant that they reach, as paths from the root of the checkout. */
  readonly read: () => ReadonlyMap<number, readonly string[]>;
}

/** Prepares such a run in a checkout. */
export function prepareReach(folder: string): ReachRun {
  const reached = path.join(folder, REACHED);
  fs.mkdirSync(reached);
  fs.writeFileSync(path.join(folder, SETUP), setupSource(reached, folder));
  fs.writeFileSync(path.join(folder, CONFIG), CONFIG_SOURCE);
  return { config: path.join(folder, CONFIG), read: () => readReached(reached) };
}

function readReached(reached: string): ReadonlyMap<number, readonly string[]> {
  const byNumber = new Map<number, string[]>();
  for (const name of fs.readdirSync(reached)) {
    const { file, numbers }: { file: string; numbers: number[] } = JSON.parse(
      fs.readFileSync(path.join(reached, name), "utf8"),
    );
    for (const number of numbers) byNumber.set(number, [...(byNumber.get(number) ?? []), file]);
  }
  return byNumber;
}

function setupSource(reached: string, folder: string): string {
  return `import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect } from "vitest";
const numbers = new Set<number>();
Reflect.set(globalThis, "reachedMutants", numbers);
afterAll(() => {
  const file = path.relative(${JSON.stringify(folder)}, expect.getState().testPath ?? "");
  const name = file.replaceAll("/", "__") + ".json";
  writeFileSync(path.join(${JSON.stringify(reached)}, name), JSON.stringify({ file, numbers: [...numbers] }));
});
`;
}

const CONFIG_SOURCE = `import base from "./vitest.config.ts";
const setup = new URL("./${SETUP}", import.meta.url).pathname;
const projects = (base.test?.projects ?? []).map((project) =>
  typeof project === "object" && "test" in project
    ? { ...project, test: { ...project.test, setupFiles: [...[project.test?.setupFiles ?? []].flat(), setup] } }
    : project,
);
export default { ...base, test: { ...base.test, projects } };
`;
