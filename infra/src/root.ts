import path from "node:path";

/** The checkout's own folder, wherever a command was started from. */
export const root = path.resolve(import.meta.dirname, "../..");

/** A path of the checkout. */
export function inRoot(...parts: readonly string[]): string {
  return path.join(root, ...parts);
}
