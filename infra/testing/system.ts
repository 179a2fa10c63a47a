import fs from "node:fs";
import path from "node:path";

/** Debian keeps the binaries of each PostgreSQL version in a folder of its own, outside of PATH. */
const POSTGRES_VERSIONS = "/usr/lib/postgresql";

/** The browser of this machine, if it has one. */
export function findChromium(): string | undefined {
  return inPath(["chromium", "chromium-browser", "google-chrome"]);
}

/** The redis-server of this machine, if it has one. */
export function findRedis(): string | undefined {
  return inPath(["redis-server"]);
}

/** The folder that holds `postgres` and `initdb` of the newest PostgreSQL of this machine, if it has one. */
export function findPostgres(): string | undefined {
  const versions = fs.existsSync(POSTGRES_VERSIONS) ? fs.readdirSync(POSTGRES_VERSIONS) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => path.join(POSTGRES_VERSIONS, version, "bin"));
  return [...folders, ...pathFolders()].find((folder) =>
    ["postgres", "initdb"].every((name) => isExecutable(path.join(folder, name))),
  );
}

/** What a test says that needs a program which this machine lacks. */
export function missingProgram(name: string): Error {
  return new Error(`${name} is not installed on this machine: sudo apt-get install ${name}`);
}

function inPath(names: readonly string[]): string | undefined {
  return names
    .flatMap((name) => pathFolders().map((folder) => path.join(folder, name)))
    .find((file) => isExecutable(file));
}

function pathFolders(): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return [...folders, "/usr/local/bin", "/usr/bin", "/bin"].filter((folder) => folder !== "");
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
