import { isBuiltin } from "node:module";
import { findImports, type SourceFile } from "./imports.ts";
import { isRelative, type Manifest, packageOf, roleOf, type Workspace, workspaceOf } from "./workspaces.ts";

/**
 * Every import of a package that the file's workspace does not ask for, in words: such an import works only
 * as long as somebody else asks for it. Tests and tools may use what is for development, of the root too.
 * The infra workspace may be used by every test.
 * @param measured folders within workspaces whose own packages their files may import as well
 */
export function undeclaredImports(
  files: readonly SourceFile[],
  workspaces: readonly Workspace[],
  rootManifest: Manifest,
  measured: readonly Workspace[] = [],
): string[] {
  return files.flatMap((file) => {
    const workspace = workspaceOf(file.path, workspaces);
    if (workspace === undefined) return [];
    const inner = measured.filter(({ folder }) => file.path.startsWith(`${folder}/`));
    const declared = new Set([
      ...declaredFor(file, workspace, rootManifest),
      ...inner.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})),
    ]);
    return findImports(file)
      .filter(({ specifier }) => !isRelative(specifier) && !isBuiltin(specifier))
      .filter(({ specifier, typeOnly }) => {
        const name = packageOf(specifier);
        return !declared.has(name) && !(typeOnly && declared.has(typesOf(name)));
      })
      .map(({ specifier, line }) => {
        const manifest = `${workspace.folder}/package.json`;
        return `${file.path}:${line} imports ${packageOf(specifier)}, which ${manifest} does not ask for`;
      });
  });
}

function declaredFor(file: SourceFile, workspace: Workspace, root: Manifest): ReadonlySet<string> {
  const { name, dependencies, devDependencies } = workspace.manifest;
  const always = [...Object.keys(dependencies ?? {}), name];
  const types = Object.keys(devDependencies ?? {}).filter((asked) => asked.startsWith("@types/"));
  if (roleOf(file.path, workspace) === "source" && workspace.folder !== "infra") {
    return new Set([...always, ...types]);
  }
  const development = [...Object.keys(devDependencies ?? {}), ...Object.keys(root.devDependencies ?? {})];
  return new Set([...always, ...development, "@spellroom/infra"]);
}

function typesOf(name: string): string {
  return `@types/${name.startsWith("@") ? name.slice(1).replace("/", "__") : name}`;
}
