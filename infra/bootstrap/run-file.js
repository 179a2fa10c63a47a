import { spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.js";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const WATCH_PARENT = pathToFileURL(path.join(root, "infra/bootstrap/watch-parent.js")).href;

/** Node's compile cache, which halves the start-up time of repeated commands. */
const NODE_COMPILE_CACHE = path.join(root, "node_modules", ".cache", "compiled");

/**
 * Runs a file of the checkout on the given Node and returns its exit code. The child shares our terminal and receives our
 * signals.
 *
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, flags?: readonly string[] }} [options] flags are Node's own
 * @returns {Promise<number>}
 */
export async function runFile(node, file, args, { env = process.env, flags = [] } = {}) {
  const child = spawn(node, [...flags, "--import", WATCH_PARENT, path.resolve(root, file), ...args], {
    env: { NODE_COMPILE_CACHE, ...env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    // A terminal sends Ctrl-C to the child as well; it should not receive it twice.
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  const watch = watchNpm(() => child.kill("SIGTERM"));
  try {
    return await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, signal) => {
        resolve(code ?? 128 + (signal === null ? 0 : os.constants.signals[signal]));
      });
    });
  } finally {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, forward);
  }
}

/**
 * Killing npm should end the command too. We are npm's direct child (the scripts use `exec`), so our parent changes when
 * npm dies.
 *
 * @param {() => void} onKilled
 */
function watchNpm(onKilled) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    onKilled();
  }, 500);
  return watch.unref();
}
