/** A Redis server of a test's own: loopback only, nothing on disk, gone when the test ends. */
import { createClient } from "redis";
import { exited, freePort, start, stop, until } from "./processes.ts";

export interface TestRedis {
  readonly url: string;
  /** Ends the server without a goodbye; it keeps nothing. `restart` brings an empty one back. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;

  async function launch() {
    const settings = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const started = start("redis-server", settings);
    await until(() => answers(url), { what: `Redis:\n${started.output()}` });
    return started.child;
  }

  let server = await launch();
  return {
    url,
    async crash() {
      server.kill("SIGKILL");
      await exited(server);
    },
    async restart() {
      server = await launch();
    },
    async stop() {
      await stop(server);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    if (client.isOpen) client.destroy();
  }
}
