/** Starts a measured server as a process of its own, and reads what it uses of the machine. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { fileURLToPath } from "node:url";

export interface PeerServer {
  readonly port: number;
  /** Resident bytes now. */
  readonly memory: () => number;
  /** Processor seconds used so far. */
  readonly processor: () => number;
  readonly stop: () => Promise<void>;
}

const CLOCK_TICKS_A_SECOND = 100;

/** @param core the server may run on that core only; without it, where it likes */
export async function startPeer(name: string, args: readonly string[], core?: number): Promise<PeerServer> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const port = await listening(child, name);
  const pid = String(child.pid);
  if (core !== undefined) execFileSync("taskset", ["-a", "-c", "-p", String(core), pid], { stdio: "ignore" });
  return {
    port,
    memory: () => {
      const line = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"));
      return Number(line?.[1] ?? 0) * 1_024;
    },
    processor: () => {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
      const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
      return (user + system) / CLOCK_TICKS_A_SECOND;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}

function listening(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
      const port = /listening on (\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code} before it listened`)));
  });
}
