import fs from "node:fs";
import path from "node:path";
import { sourceFiles, subfolders } from "@spellroom/infra/source-files";
import type { SourceFile } from "./imports.ts";
import type { Manifest, Workspace } from "./workspaces.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const SOURCE = /\.(?:ts|tsx|js|mjs|css)$/;
const CODE = /\.(?:ts|tsx|js|mjs)$/;

function load(folder: string, wanted: RegExp): SourceFile[] {
  return sourceFiles(folder)
    .filter((file) => wanted.test(file))
    .map((file) => ({ path: file, text: fs.readFileSync(path.join(root, file), "utf8") }));
}

function readManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(fs.readFileSync(path.join(root, folder, "package.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error(`${folder}/package.json has no name`);
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}

/** The workspaces of the checkout. */
export function loadWorkspaces(): Workspace[] {
  const folders = [...subfolders("packages"), ...subfolders("apps"), "tests", "infra"];
  return folders.map((folder) => ({ folder, manifest: readManifest(folder) }));
}

/** Folders of a workspace with packages of their own, which are installed only when they are measured. */
export function loadMeasured(): Workspace[] {
  return ["tests/peers"].map((folder) => ({ folder, manifest: readManifest(folder) }));
}

/** The root's own package.json. */
export function loadRootManifest(): Manifest {
  return readManifest("");
}

/** Every source file of the workspaces, styles included. */
export function loadSources(): SourceFile[] {
  return loadWorkspaces().flatMap(({ folder }) => load(folder, SOURCE));
}

/** Every source file of the workspaces that can import. */
export function loadCode(): SourceFile[] {
  return loadWorkspaces().flatMap(({ folder }) => load(folder, CODE));
}

/** Every document of the checkout. */
export function loadDocuments(): SourceFile[] {
  return load("", /\.md$/);
}

/** Whether a path of the checkout is there. */
export function exists(file: string): boolean {
  return !file.startsWith("..") && fs.existsSync(path.join(root, file));
}
