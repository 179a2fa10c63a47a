import fs from "node:fs";
import { ensureInstalled } from "./install.js";
import { inRoot } from "./paths.js";

const NEEDED_MAJOR = 24;

/** The Node that the lockfile pins, or the running one where the registry has none for this platform. */
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
 * What every command begins with: the packages installed, and the Node to go on under. What goes wrong here
 * is a matter of the machine, so it is told in a sentence, and there is no Node to go on under.
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
