/** A PostgreSQL server of a test's own: fresh data directory, loopback only, gone when the test ends. */
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { exited, freePort, run, start, stop, until } from "./processes.ts";

const INSTALLATIONS = "/usr/lib/postgresql";

export interface TestPostgres {
  /** Address of the empty database. */
  readonly url: string;
  /** Makes another empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
  /** Ends the server's processes at once, as a power cut would; `restart` brings it back. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const programs = join(INSTALLATIONS, newestInstallation(), "bin");
  const directory = mkdtempSync(join(tmpdir(), "spellroom-postgres-"));
  const owner = databaseUser();
  if (owner !== undefined) chownSync(directory, owner.uid, owner.gid);
  // PostgreSQL refuses to run as root.
  const asOwner = (program: string): readonly [string, ...string[]] =>
    owner === undefined
      ? [program]
      : ["setpriv", `--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups", program];
  const data = join(directory, "data");
  const [initialise, ...prefix] = asOwner(join(programs, "initdb"));
  await run(initialise, [
    ...prefix,
    "-D",
    data,
    "-U",
    "spellroom",
    "--auth=trust",
    "--no-sync",
    "-E",
    "UTF8",
  ]);
  const port = await freePort();
  const address = (name: string) => `postgres://spellroom@127.0.0.1:${port}/${name}`;

  async function launch() {
    const [command, ...before] = asOwner(join(programs, "postgres"));
    const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
    const parameters = [...before, "-D", data, ...settings.flatMap((setting) => ["-c", setting])];
    const started = start(command, parameters);
    await until(() => answers(address("postgres")), { what: `PostgreSQL:\n${started.output()}` });
    return started.child;
  }

  let server = await launch();
  return {
    url: address("postgres"),
    async createDatabase(name) {
      await ask(address("postgres"), `create database "${name}"`);
      return address(name);
    },
    async crash() {
      // Immediate shutdown: every backend ends without saying goodbye to its clients.
      server.kill("SIGQUIT");
      await exited(server);
    },
    async restart() {
      server = await launch();
    },
    async stop() {
      await stop(server, "SIGINT");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function newestInstallation(): string {
  const versions = existsSync(INSTALLATIONS) ? readdirSync(INSTALLATIONS) : [];
  const newest = versions.toSorted((left, right) => Number(right) - Number(left))[0];
  if (newest === undefined) throw new Error("These tests need PostgreSQL (apt-get install postgresql)");
  return newest;
}

function databaseUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync("/etc/passwd", "utf8").match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (entry === null) throw new Error("Running as root, these tests need the user postgres");
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

async function answers(url: string): Promise<boolean> {
  try {
    await ask(url, "select 1");
    return true;
  } catch {
    return false;
  }
}

async function ask(url: string, question: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(question);
  } finally {
    await client.end();
  }
}
