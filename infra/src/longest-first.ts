import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { inRoot } from "./root.ts";

/** Files that take more than half a minute, the longest first. One that began last would be waited for alone. */
export const LONG_FILES: readonly string[] = [
  "tests/e2e/first-game.test.ts",
  "tests/e2e/casters-view.test.ts",
  "tests/load/soak.test.ts",
  "tests/chaos/schedules.test.ts",
  "tests/e2e/match.test.ts",
  "tests/accessibility/every-page.test.ts",
  "tests/chaos/fenced-owners.test.ts",
  "tests/cluster/many-matches.test.ts",
  "tests/e2e/pace.test.ts",
  "tests/e2e/cards.test.ts",
];

/** Starts with the files that are known to take long; a checkout that has run its tests before knows the others as well. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other) || rank(one) - rank(other));
  }
}

/** Groups of files still run one after another. */
function orderOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONG_FILES.indexOf(path.relative(inRoot(), moduleId));
  return at < 0 ? LONG_FILES.length : at;
}
