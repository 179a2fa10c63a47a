import fs from "node:fs";
import path from "node:path";

/** Debian installs the binaries of each PostgreSQL version in a separate folder outside PATH. */
const POSTGRES_VERSIONS = "/usr/lib/postgresql";

/** The installed browser, if any: the one that can't open windows is the fastest. */
export function findChromium(): string | undefined {
  return inPath(["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]);
}

/** The installed redis-server, if any. */
export function findRedis(): string | undefined {
  return inPath(["redis-server"]);
}

/** The folder with `postgres` and `initdb` of the newest installed PostgreSQL, if any. */
export function findPostgres(): string | undefined {
  const versions = fs.existsSync(POSTGRES_VERSIONS) ? fs.readdirSync(POSTGRES_VERSIONS) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => path.join(POSTGRES_VERSIONS, version, "bin"));
  return [...folders, ...pathFolders()].find((folder) =>
    ["postgres", "initdb"].every((name) => isExecutable(path.join(folder, name))),
  );
}

/** The error of a test that needs a program that is not installed. */
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
