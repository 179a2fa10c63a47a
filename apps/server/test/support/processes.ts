/** Child processes of tests: started with a deadline, ended by their id, never left behind. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { createServer } from "node:net";

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}

/** Starts a program; `output` collects what it prints, for error messages. */
export function start(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions = {},
): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn(command, parameters, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  }
  child.on("error", (error) => chunks.push(String(error)));
  return { child, output: () => chunks.join("") };
}

/** Runs a program to its end. @throws with its output if it fails. */
export async function run(command: string, parameters: readonly string[]): Promise<void> {
  const { child, output } = start(command, parameters);
  const code = await exited(child);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output()}`);
}

export function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.once("error", () => resolve(null));
  });
}

/** Sends a signal and waits until the process is gone; by force if it takes too long. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const force = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await exited(child);
  clearTimeout(force);
}

/** Asks again and again until the answer is yes. @throws after the deadline. */
export async function until(
  question: () => Promise<boolean> | boolean,
  { what = "the condition", milliseconds = 20_000 } = {},
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await question())) {
    if (Date.now() > deadline) throw new Error(`Waited too long for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
