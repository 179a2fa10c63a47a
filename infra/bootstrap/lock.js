import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inRoot } from "./paths.js";

const POLL_MILLISECONDS = 250;
/** A lock without a readable owner was created by a process that is about to write it, or died before it could. */
const OWNERLESS_GRACE_MILLISECONDS = 5_000;

/**
 * Runs `work` while holding the lock `name` of this checkout. A lock whose owner is dead is taken over, so that a killed
 * command never blocks the next one.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, folder?: string }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, options = {}) {
  const folder = options.folder ?? inRoot(".spellroom", "locks");
  const lock = path.join(folder, name);
  fs.mkdirSync(folder, { recursive: true });
  for (let waited = false; !tryTake(lock); waited = true) {
    if (!waited) options.onWait?.();
    if (isAbandoned(lock)) putAside(lock);
    else await sleep(POLL_MILLISECONDS);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lock, { recursive: true, force: true });
  }
}

/** @param {string} lock */
function tryTake(lock) {
  try {
    fs.mkdirSync(lock);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  fs.writeFileSync(path.join(lock, "pid"), String(process.pid));
  return true;
}

/** @param {string} lock */
function isAbandoned(lock) {
  const owner = readOwner(lock);
  if (owner !== undefined) return !isAlive(owner);
  try {
    return Date.now() - fs.statSync(lock).mtimeMs > OWNERLESS_GRACE_MILLISECONDS;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

/**
 * Renaming is atomic: of several commands that found the same dead lock, one gets it. A late one may have taken a lock that
 * is live again, and returns it.
 *
 * @param {string} lock
 */
function putAside(lock) {
  const aside = `${lock}.${randomUUID()}`;
  try {
    fs.renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  if (isAbandoned(aside)) fs.rmSync(aside, { recursive: true, force: true });
  else fs.renameSync(aside, lock);
}

/** @param {string} lock */
function readOwner(lock) {
  try {
    const pid = Number.parseInt(fs.readFileSync(path.join(lock, "pid"), "utf8"), 10);
    return Number.isInteger(pid) ? pid : undefined;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** @param {unknown} error */
function errorCode(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
