import fs from "node:fs";
import path from "node:path";
import { root } from "./root.ts";

/** Folders with generated files. */
const MADE = new Set([
  "node_modules",
  ".git",
  ".next",
  ".turbo",
  ".spellroom",
  "dist",
  "coverage",
  "test-results",
]);

/** Every hand-written file below a folder of the checkout, relative to the checkout, in a stable order. */
export function sourceFiles(folder: string): string[] {
  const start = path.join(root, folder);
  if (!fs.existsSync(start)) return [];
  const found: string[] = [];
  for (const entry of fs.readdirSync(start, { withFileTypes: true })) {
    const relative = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !MADE.has(entry.name)) found.push(...sourceFiles(relative));
    if (entry.isFile()) found.push(relative);
  }
  return found.sort();
}

/** The folders directly below a folder of the checkout, relative to the checkout. */
export function subfolders(folder: string): string[] {
  const start = path.join(root, folder);
  if (!fs.existsSync(start)) return [];
  return fs
    .readdirSync(start, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !MADE.has(entry.name))
    .map((entry) => path.posix.join(folder, entry.name))
    .sort();
}
