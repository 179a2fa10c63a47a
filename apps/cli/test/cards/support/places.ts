import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach } from "vitest";

/** A folder of one test's own, gone when the test is over. */
export interface Place {
  readonly directory: string;
  file(name: string, content: Iterable<string> | Uint8Array): string;
}

const made: string[] = [];
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
});

export function newPlace(): Place {
  const directory = mkdtempSync(path.join(tmpdir(), "spellroom-cards-"));
  made.push(directory);
  return {
    directory,
    file: (name, content) => {
      const file = path.join(directory, name);
      writeFileSync(file, content instanceof Uint8Array ? content : [...content].join(""));
      return file;
    },
  };
}
