import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A new empty folder for the data of one program, and a function to remove it. */
export interface DataFolder {
  readonly folder: string;
  readonly remove: () => void;
}

/** Creates a folder in the system's temporary directory. */
export function makeDataFolder(name: string): DataFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `spellroom-${name}-`));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
