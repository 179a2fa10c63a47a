import { type ChildProcess, spawn } from "node:child_process";
import os from "node:os";
import { root } from "./root.ts";

export interface CommandOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Capture the output, to be shown on failure, instead of showing it while the command runs. */
  readonly quiet?: boolean;
  readonly limitMilliseconds?: number;
  /** How far it stands back for others that want the processor, up to 19. */
  readonly niceness?: number;
}

export interface CommandResult {
  readonly ok: boolean;
  /** The captured output. */
  readonly output: string;
  readonly tookTooLong: boolean;
}

const groups = new Set<ChildProcess>();
/** Kills the command's whole process group on exit, so that no server or database of a test is left running. */
process.once("exit", () => {
  for (const child of groups) killGroup(child, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1));
}

/** Runs a command of the checkout to completion. */
export async function runCommand(options: CommandOptions): Promise<CommandResult> {
  const { command, args, cwd = root, env = {}, quiet = false } = options;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }), ...env },
    detached: true,
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  });
  groups.add(child);
  if (options.niceness && child.pid !== undefined) os.setPriority(child.pid, options.niceness);
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk.toString("utf8");
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  let tookTooLong = false;
  const timer = setTimeout(
    () => {
      tookTooLong = true;
      killGroup(child, "SIGKILL");
    },
    options.limitMilliseconds ?? 2 ** 31 - 1,
  );
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    return { ok: code === 0, output, tookTooLong };
  } finally {
    clearTimeout(timer);
    killGroup(child, "SIGKILL");
    groups.delete(child);
  }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: the whole group has exited already.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
