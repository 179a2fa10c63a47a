import { type ChildProcess, spawn } from "node:child_process";
import { root } from "./root.ts";

export interface CommandOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Keep what it prints, for when it fails, rather than show it while it runs. */
  readonly quiet?: boolean;
  readonly limitMilliseconds?: number;
}

export interface CommandResult {
  readonly ok: boolean;
  /** What a quiet command printed. */
  readonly output: string;
  readonly tookTooLong: boolean;
}

const groups = new Set<ChildProcess>();
/** A command's whole process group goes with us, so that no server or database of a test is left behind. */
process.once("exit", () => {
  for (const child of groups) killGroup(child, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1));
}

/** Runs a command of the checkout to its end. */
export async function runCommand(options: CommandOptions): Promise<CommandResult> {
  const { command, args, cwd = root, env = {}, quiet = false } = options;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }), ...env },
    detached: true,
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  });
  groups.add(child);
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
    // ESRCH: the whole group has ended already.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
