import fs from "node:fs";
import { ensureInstalled } from "./install.js";
import { inRoot } from "./paths.js";

const NEEDED_MAJOR = 24;

/** The Node pinned by the lockfile, or the running one if there is none for this platform. */
export function pinnedNode() {
  const link = inRoot("node_modules", ".bin", "node");
  if (fs.existsSync(link)) return fs.realpathSync(link);
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  throw new Error(
    `Spellroom needs Node ${NEEDED_MAJOR} or later; this is ${process.version}, and there is no package of ` +
      `Node ${NEEDED_MAJOR} for ${process.platform} ${process.arch}. Install it from https://nodejs.org`,
  );
}

/**
 * The first step of every command: installs the packages and returns the Node to continue on. A failure here is caused by
 * the machine, so it is reported in a sentence, and no Node is returned.
 */
export async function prepare() {
  try {
    await ensureInstalled();
    return pinnedNode();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return undefined;
  }
}
