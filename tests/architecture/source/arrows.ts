import { posix } from "node:path";
import { findImports, type Import, type SourceFile } from "./imports.ts";
import { isRelative, packageOf, roleOf, shortName, type Workspace, workspaceOf } from "./workspaces.ts";

const PACKAGES = [
  "card-search",
  "card-language",
  "oracle",
  "cards",
  "rules",
  "ui",
  "decks",
  "protocol",
  "view",
  "match",
  "bots",
  "client",
] as const;

/** Which of our workspaces the source of each may import, types included. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  "card-language": [],
  oracle: ["card-language"],
  cards: ["card-language"],
  rules: ["card-language"],
  ui: ["card-language"],
  "card-search": ["card-language", "cards"],
  decks: ["card-language", "cards"],
  protocol: ["card-language", "rules"],
  view: ["card-language", "rules", "protocol"],
  match: ["card-language", "cards", "rules", "view", "protocol"],
  bots: ["card-language", "rules", "view", "protocol"],
  client: ["protocol"],
  server: ["card-language", "cards", "card-search", "decks", "rules", "view", "match", "protocol", "bots"],
  cli: PACKAGES,
  web: ["ui", "client", "card-language", "card-search", "decks", "protocol"],
  infra: [],
  tests: [...PACKAGES, "server", "cli", "web", "infra"],
};

/** Hot-seat and offline practice play in the browser: the worker they run in is the one place of web that may. */
export const WORKER_FOLDER = "apps/web/src/worker/";
const WORKER_ARROWS = ["rules", "view", "match", "bots", "cards", "decks"];

/**
 * The one entry that a workspace may import of another: of the engine, the wire format knows the kinds of decisions alone, of the
 * card language the names of keyword actions; the site counts the lines of a list as its readers do, but doesn't read it.
 */
const ONLY_ENTRY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  protocol: {
    rules: "@spellroom/rules/decisions",
    "card-language": "@spellroom/card-language/keyword-actions",
  },
  web: { decks: "@spellroom/decks/line-ends" },
};

/** What any workspace's own tests may use besides. */
const TEST_ARROWS = ["cards", "infra"];

const SCOPE = "@spellroom/";

/** Every import that goes where no arrow points, in words. */
export function wrongArrows(files: readonly SourceFile[], workspaces: readonly Workspace[]): string[] {
  return files.flatMap((file) => {
    const workspace = workspaceOf(file.path, workspaces);
    if (workspace === undefined) return [];
    return findImports(file).flatMap((found) => {
      const wrong = whatIsWrong(file, found, workspace, workspaces);
      return wrong === undefined ? [] : [`${file.path}:${found.line} ${wrong}`];
    });
  });
}

/** What one workspace's package.json asks for of ours without an arrow to it. */
export function wrongDependencies(workspace: Workspace): string[] {
  const { dependencies = {}, devDependencies = {} } = workspace.manifest;
  const own = shortName(workspace);
  const forSource = [...allowed(own), ...(own === "web" ? WORKER_ARROWS : [])];
  return [
    ...ours(dependencies).filter((name) => !forSource.includes(name)),
    ...ours(devDependencies).filter((name) => ![...forSource, ...TEST_ARROWS].includes(name)),
  ].map((name) => `${workspace.folder}/package.json asks for ${name}, to which no arrow points`);
}

function whatIsWrong(
  file: SourceFile,
  found: Import,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): string | undefined {
  if (isRelative(found.specifier)) return wrongPath(file, found, workspace, workspaces);
  if (!found.specifier.startsWith(SCOPE)) return undefined;
  const target = packageOf(found.specifier).slice(SCOPE.length);
  const own = shortName(workspace);
  const isTest = roleOf(file.path, workspace) === "test";
  const isWorker = file.path.startsWith(WORKER_FOLDER);
  const reach = [
    ...allowed(own),
    ...(isWorker ? WORKER_ARROWS : []),
    ...(isTest ? [own, ...TEST_ARROWS] : []),
  ];
  if (!reach.includes(target)) return `imports ${target}, to which no arrow points from ${own}`;
  const only = isWorker ? undefined : ONLY_ENTRY[own]?.[target];
  return only === undefined || found.specifier === only
    ? undefined
    : `imports more of ${target} than ${only}`;
}

function wrongPath(
  file: SourceFile,
  { specifier, typeOnly }: Import,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): string | undefined {
  const target = posix.join(posix.dirname(file.path), specifier);
  const other = workspaceOf(target, workspaces);
  if (other !== undefined && other !== workspace) return `reaches into ${other.folder} by path, not by name`;
  if (target.startsWith(WORKER_FOLDER) && !file.path.startsWith(WORKER_FOLDER) && !typeOnly) {
    if (roleOf(file.path, workspace) === "source") return "takes the worker's code out of the worker";
  }
  return undefined;
}

function allowed(name: string): readonly string[] {
  const arrows = ARROWS[name];
  if (arrows === undefined) throw new Error(`The workspace ${name} has no arrows: list it in ARROWS`);
  return arrows;
}

function ours(dependencies: Readonly<Record<string, string>>): string[] {
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => name.slice(SCOPE.length));
}
