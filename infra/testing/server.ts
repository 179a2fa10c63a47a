import fs from "node:fs";
import { SERVER_FLAGS } from "../bootstrap/server-flags.js";
import { inRoot, root } from "../src/root.ts";
import { makeDataFolder } from "./data-folder.ts";
import { freePort } from "./free-port.ts";
import { type ManagedProcess, startProcess } from "./managed-process.ts";

export interface ServerOptions {
  /** Settings for this server, on top of those of the test's own process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Node's own flags, for example for profiling: `--cpu-prof`. */
  readonly nodeFlags?: readonly string[];
}

export interface Server extends ManagedProcess {
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
}

/** Environment variables that would connect a test's server to real databases. */
const NOT_INHERITED = {
  REDIS_URL: undefined,
  DATABASE_URL: undefined,
  PUBLIC_ADDRESS: undefined,
  PUBLIC_URL: undefined,
  SMTP_URL: undefined,
};

/** The tests may run on an older Node than the server needs. */
const PINNED_NODE = inRoot("node_modules", ".bin", "node");

/** Starts Spellroom's server in a separate process, with its own data, and waits until it is healthy. */
export async function startServer({ env = {}, nodeFlags = [] }: ServerOptions = {}): Promise<Server> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const data = makeDataFolder("server");
  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess({
    name: "the server",
    command: fs.existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath,
    args: [...SERVER_FLAGS, ...nodeFlags, inRoot("apps/server/src/main.ts")],
    cwd: root,
    env: {
      ...process.env,
      ...NOT_INHERITED,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data.folder,
      // Only where a test is about them: no other expects matches that nobody began.
      FEATURED_MATCHES: "off",
      ...env,
    },
    isReady: () => isHealthy(url),
    removeData: data.remove,
  });
  return Object.assign(server, { url, port, dataFolder: data.folder });
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
