import { posix } from "node:path";
import { importGraph } from "./cycles.ts";
import type { SourceFile } from "./imports.ts";
import { roleOf, type Workspace, workspaceOf } from "./workspaces.ts";

/** The rules engine's layers, lowest first: each may import from itself and from those before it. */
export const LAYERS: readonly string[] = ["decisions", "state", "query", "change", "play", "engine"];
const LAYERED = "packages/rules/src/";

/** Whether one folder of a pair lies in the other. */
export function isNested(pair: string): boolean {
  const [one = "", other = ""] = pair.split(" <-> ");
  return other.startsWith(`${one}/`) || one.startsWith(`${other}/`);
}

/** Pairs of folders of one workspace's source that import each other, types included, each pair as one line. */
export function mutualFolders(files: readonly SourceFile[], workspaces: readonly Workspace[]): string[] {
  const arrows = folderArrows(files, workspaces);
  return [...arrows]
    .flatMap(([from, targets]) =>
      [...targets].filter((to) => from < to && arrows.get(to)?.has(from)).map((to) => `${from} <-> ${to}`),
    )
    .sort();
}

/** Imports of the rules engine that go up, from a layer to one that is built upon it. */
export function upwardImports(files: readonly SourceFile[], workspaces: readonly Workspace[]): string[] {
  const engine = files.filter(({ path }) => path.startsWith(LAYERED));
  return [...importGraph(engine, workspaces, () => true)].flatMap(([from, targets]) =>
    targets.filter((to) => heightOf(to) > heightOf(from)).map((to) => `${from} imports ${to}`),
  );
}

/** The package's own index stands above all layers; a folder that is none of them stands nowhere. */
function heightOf(path: string): number {
  const [folder = "", ...rest] = path.slice(LAYERED.length).split("/");
  if (rest.length === 0) return LAYERS.length;
  const height = LAYERS.indexOf(folder);
  if (height < 0) throw new Error(`${path} is in none of the layers ${LAYERS.join(", ")}`);
  return height;
}

function folderArrows(
  files: readonly SourceFile[],
  workspaces: readonly Workspace[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const source = files.filter(({ path }) => {
    const workspace = workspaceOf(path, workspaces);
    return workspace !== undefined && roleOf(path, workspace) === "source";
  });
  const arrows = new Map<string, Set<string>>();
  for (const [path, targets] of importGraph(source, workspaces, () => true)) {
    const from = posix.dirname(path);
    const reached = arrows.get(from) ?? new Set();
    arrows.set(from, reached);
    for (const target of targets) {
      const to = posix.dirname(target);
      if (to !== from && workspaceOf(target, workspaces) === workspaceOf(path, workspaces)) reached.add(to);
    }
  }
  return arrows;
}
