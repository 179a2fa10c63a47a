import { posix } from "node:path";
import { findImports, type Import, type SourceFile } from "./imports.ts";
import { isRelative, packageOf, type Workspace } from "./workspaces.ts";

/**
 * Every cycle of imports that are there at run time, as the files along it. Types are gone by then: files
 * may take types from each other, as the two halves of one syntax tree do.
 */
export function importCycles(files: readonly SourceFile[], workspaces: readonly Workspace[]): string[][] {
  return findCycles(importGraph(files, workspaces, ({ typeOnly }) => !typeOnly));
}

/** The same with types counted: no file can be understood before the others of its cycle. */
export function cyclesWithTypes(files: readonly SourceFile[], workspaces: readonly Workspace[]): string[][] {
  return findCycles(importGraph(files, workspaces, () => true));
}

/** Which of the files each of them imports. */
export function importGraph(
  files: readonly SourceFile[],
  workspaces: readonly Workspace[],
  counts: (found: Import) => boolean,
): Graph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => [
      file.path,
      findImports(file)
        .filter(counts)
        .map(({ specifier }) => resolve(file.path, specifier, workspaces))
        .filter((target) => target !== undefined)
        .filter((target) => known.has(target)),
    ]),
  );
}

function resolve(from: string, specifier: string, workspaces: readonly Workspace[]): string | undefined {
  if (isRelative(specifier)) return posix.join(posix.dirname(from), specifier);
  const name = packageOf(specifier);
  const workspace = workspaces.find(({ manifest }) => manifest.name === name);
  const target = workspace?.manifest.exports?.[`.${specifier.slice(name.length)}`];
  return workspace === undefined || target === undefined ? undefined : posix.join(workspace.folder, target);
}

/** Files by path, with the paths of those that they import. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** One cycle through each file from which the search comes back to a file it is still on. */
function findCycles(graph: Graph): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: string[]) => {
    const seenAt = path.indexOf(file);
    if (seenAt !== -1) cycles.push([...path.slice(seenAt), file]);
    if (seenAt !== -1 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
