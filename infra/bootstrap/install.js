import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { withLock } from "./lock.js";
import { inRoot, root } from "./paths.js";

const LOCKFILE = inRoot("package-lock.json");
const STAMP = inRoot("node_modules", ".spellroom-installed");
const INSTALLED_TREE = inRoot("node_modules", ".package-lock.json");

/**
 * Makes node_modules match package-lock.json, running `npm ci` if it does not. Reports on stderr, so that the output of the
 * following command can be piped.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const onWait = () => say("Another command is installing the packages; waiting for it");
  await withLock("install", installUnlessDone, { onWait });
}

async function installUnlessDone() {
  if (isInstalled()) return;
  const started = Date.now();
  say("Installing the packages (npm ci); this takes about half a minute the first time");
  await runNpmCi();
  writeStamp();
  say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** A manual install counts too, if the tree that npm recorded matches. */
function isInstalled() {
  if (readText(STAMP) === stamp()) return true;
  const installed = readText(INSTALLED_TREE);
  if (installed === undefined) return false;
  if (!treeAgrees(JSON.parse(fs.readFileSync(LOCKFILE, "utf8")), JSON.parse(installed))) return false;
  writeStamp();
  return true;
}

/**
 * Whether the tree that npm recorded in node_modules is the one in the lockfile. Optional packages for other platforms may
 * be missing, but not the Node for this platform.
 *
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Tree
 * @param {Tree} wanted
 * @param {Tree} installed
 */
export function treeAgrees(wanted, installed) {
  const ownNode = `node_modules/node-${process.platform}-${process.arch}`;
  for (const [where, entry] of Object.entries(wanted.packages)) {
    if (where === "") continue;
    const found = installed.packages[where];
    if (found === undefined) {
      if (entry.optional !== true || where === ownNode) return false;
      continue;
    }
    if (found.version !== entry.version || (entry.link && found.resolved !== entry.resolved)) return false;
  }
  return true;
}

function stamp() {
  const lockfile = createHash("sha256").update(fs.readFileSync(LOCKFILE)).digest("hex");
  return `${lockfile} ${process.platform} ${process.arch}\n`;
}

function writeStamp() {
  fs.writeFileSync(STAMP, stamp());
}

async function runNpmCi() {
  // Packages ship prebuilt binaries; npm would rebuild some of them, which requires a compiler.
  const how = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const args = ["ci", "--include=dev", "--include=optional", ...how];
  // npm ci removes node_modules, so npm itself must not run on the Node inside it.
  const PATH = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join("node_modules", ".bin")))
    .join(path.delimiter);
  const child = spawn("npm", args, { cwd: root, env: { ...process.env, PATH }, stdio: ["ignore", 2, 2] });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}); its messages stand above`);
}

/** @param {string} file */
function readText(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

/** @param {string} message */
function say(message) {
  process.stderr.write(`${message}\n`);
}
