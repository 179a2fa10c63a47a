import { sourceFiles, subfolders } from "./source-files.ts";

/** The tests of one folder: of a workspace, or of one concern that spans workspaces. */
export interface Suite {
  /** The folder it belongs to, such as `packages/rules` or `tests/e2e`. */
  readonly name: string;
  readonly pattern: string;
  readonly files: readonly string[];
  /**
   * `apart`: its files start servers, databases or a browser, or kill them, and wait for them much of the time. Such files run
   * after all others, and more of them at once than there are cores.
   */
  readonly runs: "together" | "apart";
}

const APART = ["tests/accessibility", "tests/chaos", "tests/cluster", "tests/e2e", "tests/load"];
const TEST_FILE = /\.test\.tsx?$/;

/** Every suite of the checkout that contains a test. */
export function findSuites(): Suite[] {
  const workspaces = [...subfolders("packages"), ...subfolders("apps"), "infra"];
  const suites = [
    ...workspaces.map((folder) => suite(folder, `${folder}/test`)),
    ...subfolders("tests").map((folder) => suite(folder, folder)),
  ];
  return suites.filter(({ files }) => files.length > 0);
}

function suite(name: string, folder: string): Suite {
  return {
    name,
    pattern: `${folder}/**/*.test.{ts,tsx}`,
    files: sourceFiles(folder).filter((file) => TEST_FILE.test(file)),
    runs: APART.includes(name) ? "apart" : "together",
  };
}

/** The suites whose name, or otherwise whose files' paths, contain one of the given names; all if none is given. */
export function selectSuites(suites: readonly Suite[], wanted: readonly string[]): Suite[] {
  if (wanted.length === 0) return [...suites];
  return suites.flatMap((candidate) => {
    if (wanted.some((name) => candidate.name.includes(name))) return [candidate];
    const files = candidate.files.filter((file) => wanted.some((name) => file.includes(name)));
    return files.length > 0 ? [{ ...candidate, files }] : [];
  });
}
