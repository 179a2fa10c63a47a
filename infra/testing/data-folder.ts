import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A new empty folder for the data of one program, and the way to remove it. */
export interface DataFolder {
  readonly folder: string;
  readonly remove: () => void;
}

/** Makes a folder among the temporary files of this machine. */
export function makeDataFolder(name: string): DataFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `spellroom-${name}-`));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
