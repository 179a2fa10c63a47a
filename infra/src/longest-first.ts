import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { inRoot } from "./root.ts";

/**
 * Files that take half a minute or more, of either kind of suite: first those that wait for most of it, then the longest. One that
 * began last would be waited for alone.
 */
export const LONG_FILES: readonly string[] = [
  "tests/hostile/honest-players.test.ts",
  "apps/server/test/storage/durability.test.ts",
  "apps/cli/test/cards/interrupted.test.ts",
  "tests/api/published-client.test.ts",
  "tests/hostile/permitted.test.ts",
  "apps/server/test/card-database/card-database.test.ts",
  "tests/privacy/sabotage.test.ts",
  "tests/fuzz/every-card.test.ts",
  "tests/meanings/meanings.test.ts",
  "tests/e2e/casters-view.test.ts",
  "tests/chaos/schedules.test.ts",
  "tests/accessibility/every-page.test.ts",
  "tests/load/soak.test.ts",
  "tests/e2e/match.test.ts",
  "tests/e2e/first-game.test.ts",
  "tests/chaos/fenced-owners.test.ts",
  "tests/cluster/many-matches.test.ts",
  "tests/e2e/pace.test.ts",
  "tests/e2e/cards.test.ts",
];

/** Starts with the files that are known to take long; a checkout that has run its tests before knows the others as well. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = new Map<string, number>();
    for (const file of sorted) {
      const { name } = file.project;
      ranks.set(name, Math.min(ranks.get(name) ?? LONG_FILES.length, rank(file)));
    }
    const ofProject = ({ project }: TestSpecification) => ranks.get(project.name) ?? LONG_FILES.length;
    return sorted.toSorted(
      (one, other) =>
        orderOf(one) - orderOf(other) || ofProject(one) - ofProject(other) || rank(one) - rank(other),
    );
  }
}

/** Groups of files still run one after another, and so do the projects of a group: no worker changes from one to another and back. */
function orderOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONG_FILES.indexOf(path.relative(inRoot(), moduleId));
  return at < 0 ? LONG_FILES.length : at;
}
