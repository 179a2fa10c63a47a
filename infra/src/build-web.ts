import { createHash } from "node:crypto";
import fs from "node:fs";
import { withLock } from "../bootstrap/lock.js";
import { compressFiles } from "./compress-files.ts";
import { inRoot } from "./root.ts";
import { runCommand } from "./run-command.ts";
import { sourceFiles, subfolders } from "./source-files.ts";

const APP = "apps/web";
const STAMP = inRoot(APP, ".next", "spellroom-sources");
const BUILD_ID = inRoot(APP, ".next", "BUILD_ID");

export interface BuildResult {
  readonly ok: boolean;
  /** The output of the build, if it was captured. */
  readonly output: string;
}

/** Builds the web app if its sources have changed since the last build. */
export async function buildWeb({ quiet }: { readonly quiet: boolean }): Promise<BuildResult> {
  if (!hasWebApp() || isCurrent()) return { ok: true, output: "" };
  const onWait = () => console.log("Another command is building the web app; waiting for it");
  return await withLock("build-web", () => buildUnlessDone(quiet), { onWait });
}

async function buildUnlessDone(quiet: boolean): Promise<BuildResult> {
  if (isCurrent()) return { ok: true, output: "" };
  const built = fingerprint();
  const started = Date.now();
  console.log("Building the web app");
  const result = await runCommand({
    command: process.execPath,
    args: [inRoot("node_modules", "next", "dist", "bin", "next"), "build"],
    cwd: inRoot(APP),
    env: { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    quiet,
  });
  if (!result.ok) return result;
  await compressFiles(inRoot(APP, ".next", "static"));
  fs.writeFileSync(STAMP, built);
  console.log(`Web app built in ${Math.round((Date.now() - started) / 1000)} s`);
  return result;
}

function hasWebApp(): boolean {
  return ["app", "src/app"].some((folder) => fs.existsSync(inRoot(APP, folder)));
}

function isCurrent(): boolean {
  return fs.existsSync(BUILD_ID) && fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === fingerprint();
}

/** Everything that affects the bundle: the app, the packages it is built from, and the versions it builds with. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const folders = [APP, ...subfolders("packages")];
  const files = folders.flatMap((folder) => sourceFiles(folder)).filter(isBuilt);
  for (const file of [...files, "package-lock.json", "tsconfig.base.json"]) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(inRoot(file)))
      .update("\0");
  }
  return `${hash.digest("hex")}\n`;
}

function isBuilt(file: string): boolean {
  return !/\/test\/|\.md$|\.tsbuildinfo$|\/next-env\.d\.ts$/.test(file);
}
