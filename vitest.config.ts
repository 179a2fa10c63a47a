import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { findSuites, type Suite } from "./infra/src/suites.ts";

const SECOND = 1_000;
/** One worker a core; more only costs memory, since engine tests keep a core busy each. */
const workers = Math.min(8, Math.max(2, availableParallelism()));

function timeLimit({ name, serial }: Suite): number {
  if (serial) return 300 * SECOND;
  return name.startsWith("tests/") ? 120 * SECOND : 30 * SECOND;
}

/** Suites of pure packages alone: no server, no browser, no process. */
const PURE_SUITES = [
  "tests/meanings",
  "tests/sentences",
  "tests/conformance",
  "tests/fuzz",
  "tests/fairness",
];

const PROPERTY_SEED = fileURLToPath(new URL("tests/support/property-seed.ts", import.meta.url));

/** Whether the package of a suite has property tests. */
function hasProperties({ name }: Suite): boolean {
  const folder = name.startsWith("tests/") ? "tests" : name;
  return readFileSync(new URL(`${folder}/package.json`, import.meta.url), "utf8").includes('"fast-check"');
}

/** Packages without I/O, clocks or globals of their own: their test files may share the modules of one worker. */
function sharesModules({ name }: Suite): boolean {
  return name.startsWith("packages/") || PURE_SUITES.includes(name);
}

function project(suite: Suite): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: suite.name,
      include: [suite.pattern],
      setupFiles: hasProperties(suite) ? [PROPERTY_SEED] : [],
      testTimeout: timeLimit(suite),
      expect: { poll: { timeout: 20 * SECOND } },
      hookTimeout: Math.max(60 * SECOND, timeLimit(suite)),
      isolate: !sharesModules(suite),
      maxWorkers: suite.serial ? 1 : workers,
      sequence: { groupOrder: suite.serial ? 1 : 0 },
    },
  };
}

const projects = findSuites().map(project);

export default defineConfig({
  test: {
    environment: "node",
    passWithNoTests: true,
    allowOnly: false,
    ...(projects.length > 0 ? { projects } : {}),
  },
});
