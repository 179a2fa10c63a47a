import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { findSuites, type Suite } from "./infra/src/suites.ts";

const SECOND = 1_000;
/** One worker a core; more only costs memory, since engine tests keep a core busy each. */
const workers = Math.min(8, Math.max(2, availableParallelism()));

/** Suites of one kind run at the same time, those of the next kind after them. */
const ORDER: Readonly<Record<Suite["runs"], number>> = { together: 0, apart: 1 };
const WORKERS: Readonly<Record<Suite["runs"], number>> = { together: workers, apart: workers + 1 };

/** For a single test; only one that hangs reaches it, also on a machine that has much else to do. */
function timeLimit({ runs }: Suite): number {
  return runs === "together" ? 120 * SECOND : 300 * SECOND;
}

const PROPERTY_SEED = fileURLToPath(new URL("tests/support/property-seed.ts", import.meta.url));

/** Whether the package of a suite has property tests. */
function hasProperties({ name }: Suite): boolean {
  const folder = name.startsWith("tests/") ? "tests" : name;
  return readFileSync(new URL(`${folder}/package.json`, import.meta.url), "utf8").includes('"fast-check"');
}

function project(suite: Suite): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: suite.name,
      include: [suite.pattern],
      setupFiles: hasProperties(suite) ? [PROPERTY_SEED] : [],
      testTimeout: timeLimit(suite),
      expect: { poll: { timeout: 60 * SECOND } },
      hookTimeout: Math.max(60 * SECOND, timeLimit(suite)),
      // Files of a worker share modules, which are read and compiled once; so no module keeps what one file did to it.
      isolate: false,
      unstubGlobals: true,
      maxWorkers: WORKERS[suite.runs],
      sequence: { groupOrder: ORDER[suite.runs] },
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
