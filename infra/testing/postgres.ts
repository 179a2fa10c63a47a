import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { makeDataFolder } from "./data-folder.ts";
import { freePort } from "./free-port.ts";
import { type ManagedProcess, startProcess } from "./managed-process.ts";
import { findPostgres, missingProgram } from "./system.ts";

export interface Postgres extends ManagedProcess {
  /** The URL of an empty database whose owner needs no password. */
  readonly url: string;
  readonly port: number;
  /** Refuses every write until told otherwise, as it does when its disk is full, and answers reads. */
  refuseWrites(refuse: boolean): void;
  /** What one of its settings is now. */
  setting(name: string): string;
}

const USER = "spellroom";

/** Starts a separate PostgreSQL on a free loopback port, with a new empty cluster. */
export async function startPostgres(): Promise<Postgres> {
  const bin = findPostgres();
  if (bin === undefined) throw missingProgram("postgresql");
  const port = await freePort();
  const data = makeDataFolder("postgres");
  const owner = unprivilegedOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(data.folder, owner.uid, owner.gid);
  makeCluster(bin, data.folder, owner);
  const settings = [...["-D", data.folder, "-h", "127.0.0.1", "-p", String(port), "-k", data.folder]];
  const postgres = await startProcess({
    name: "postgres",
    command: path.join(bin, "postgres"),
    args: settings,
    cwd: data.folder,
    ...owner,
    isReady: async () => acceptsConnections(bin, port),
    stopSignal: "SIGINT",
    hasChildren: true,
    removeData: data.remove,
  });
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const ask = (...asked: readonly string[]): string => {
    const args = [
      url,
      "-X",
      "-q",
      "-A",
      "-t",
      "-v",
      "ON_ERROR_STOP=1",
      ...asked.flatMap((sql) => ["-c", sql]),
    ];
    const done = spawnSync(path.join(bin, "psql"), args, { encoding: "utf8" });
    if (done.status !== 0) throw new Error(`psql failed:\n${done.stderr}`);
    return done.stdout.trim();
  };
  const refuseWrites = (refuse: boolean): void => {
    const setting = `ALTER SYSTEM SET default_transaction_read_only = ${refuse ? "on" : "off"}`;
    // The settings must be written although writes are refused.
    ask("SET default_transaction_read_only = off", setting, "SELECT pg_reload_conf()");
  };
  const setting = (name: string): string => ask(`SHOW ${name}`);
  return Object.assign(postgres, { url, port, refuseWrites, setting });
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root, so root runs it as the user that Debian created for it. */
function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const entry = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === "postgres");
  if (entry === undefined) throw new Error("PostgreSQL can't run as root, and there is no user postgres");
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

function makeCluster(bin: string, folder: string, owner: Owner): void {
  const args = ["-D", folder, "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(path.join(bin, "initdb"), args, { cwd: folder, ...owner, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`);
}

function acceptsConnections(bin: string, port: number): boolean {
  const asked = spawnSync(path.join(bin, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)]);
  return asked.status === 0;
}
