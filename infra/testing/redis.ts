import net from "node:net";
import { makeDataFolder } from "./data-folder.ts";
import { freePort } from "./free-port.ts";
import { type ManagedProcess, startProcess } from "./managed-process.ts";
import { findRedis, missingProgram } from "./system.ts";

export interface Redis extends ManagedProcess {
  readonly url: string;
  readonly port: number;
  /** Deletes all its data while it keeps running. */
  flush(): Promise<void>;
}

const ANSWER_MILLISECONDS = 1_000;

/** Starts a separate Redis on a free loopback port. It persists nothing across restarts. */
export async function startRedis(): Promise<Redis> {
  const command = findRedis();
  if (command === undefined) throw missingProgram("redis-server");
  const port = await freePort();
  const data = makeDataFolder("redis");
  const settings = { port, bind: "127.0.0.1", dir: data.folder, save: "", appendonly: "no", daemonize: "no" };
  const redis = await startProcess({
    name: "redis-server",
    command,
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    cwd: data.folder,
    isReady: () => answers(port, "PING", "+PONG"),
    removeData: data.remove,
  });
  const flush = async () => {
    if (!(await answers(port, "FLUSHALL", "+OK"))) throw new Error("Redis did not forget");
  };
  return Object.assign(redis, { url: `redis://127.0.0.1:${port}`, port, flush });
}

async function answers(port: number, command: string, answer: string): Promise<boolean> {
  return await new Promise<boolean>((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1" }, () => socket.write(`${command}\r\n`));
    const end = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.setTimeout(ANSWER_MILLISECONDS, () => end(false));
    socket.once("data", (bytes) => end(bytes.toString("utf8").startsWith(answer)));
    socket.once("error", () => end(false));
  });
}
