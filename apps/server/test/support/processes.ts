/** Child processes of tests: started with a deadline, ended by their id, never left behind. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

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
