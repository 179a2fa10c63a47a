import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { LongestFirst } from "./infra/src/longest-first.ts";
import { findSuites, type Suite } from "./infra/src/suites.ts";

const SECOND = 1_000;
/** One worker a core; more only costs memory, since engine tests keep a core busy each. */
const workers = Math.min(8, Math.max(2, availableParallelism()));
const WORKERS: Readonly<Record<Suite["runs"], number>> = { together: workers, apart: workers + 1 };
const ORDER: Readonly<Record<Suite["runs"], number>> = { together: 0, apart: 1 };

const PROPERTY_SEED = fileURLToPath(new URL("tests/support/property-seed.ts", import.meta.url));

/** What puts other modules in the place of some, before any file of a worker loads those. */
const MUTING = fileURLToPath(new URL("tests/sentences/support/muting.ts", import.meta.url));

/** Suites that put other modules in the place of some, which those that others have loaded would be taken for. */
const REPLACING: ReadonlySet<string> = new Set(["tests/meanings", "tests/sentences"]);

/**
 * All suites of a kind are one project: its workers read and compile each module once, whichever suites need it. Files of a worker
 * share their modules, so no module keeps what one file did to it.
 */
function projectOf(suite: Suite): string {
  return REPLACING.has(suite.name) ? suite.name : suite.runs;
}

function project(name: string, suites: readonly Suite[]): TestProjectInlineConfiguration {
  const runs = suites.some((suite) => suite.runs === "apart") ? "apart" : "together";
  return {
    extends: true,
    test: {
      name,
      include: suites.map(({ pattern }) => pattern),
      setupFiles: name === "tests/sentences" ? [PROPERTY_SEED, MUTING] : [PROPERTY_SEED],
      // For a single test; only one that hangs reaches it, also on a machine that has much else to do.
      testTimeout: 300 * SECOND,
      hookTimeout: 300 * SECOND,
      expect: { poll: { timeout: 60 * SECOND } },
      isolate: false,
      unstubGlobals: true,
      maxWorkers: WORKERS[runs],
      sequence: { groupOrder: ORDER[runs] },
    },
  };
}

const projects = [...Map.groupBy(findSuites(), projectOf)].map(([name, suites]) => project(name, suites));

export default defineConfig({
  test: {
    environment: "node",
    passWithNoTests: true,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    ...(projects.length > 0 ? { projects } : {}),
  },
});
