/** A workspace by its folder and what its package.json says. */
export interface Workspace {
  /** Such as `packages/rules`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What a file is for; its folder tells. */
export type Role = "source" | "test" | "tool";

/** The last part of a workspace's folder, by which this repository's rules call it. */
export function shortName({ folder }: Workspace): string {
  return folder.slice(folder.lastIndexOf("/") + 1);
}

/** The workspace that a file belongs to, if any. */
export function workspaceOf(path: string, workspaces: readonly Workspace[]): Workspace | undefined {
  return workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
}

/** What a file of a workspace is for. The whole of the tests workspace is tests. */
export function roleOf(path: string, { folder }: Workspace): Role {
  const inside = path.slice(folder.length + 1);
  if (folder === "tests" || inside.startsWith("test/")) return "test";
  return inside.startsWith("src/") || inside.startsWith("app/") ? "source" : "tool";
}

/** The name of the package that a specifier starts with: `@scope/name` or `name`. */
export function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** Whether a specifier is a path rather than the name of a package. */
export function isRelative(specifier: string): boolean {
  return specifier.startsWith(".") || specifier.startsWith("/");
}
