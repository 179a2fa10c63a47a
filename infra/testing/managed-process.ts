import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** How to start a long-running program, and how to tell that it is ready. */
export interface ProgramOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  readonly isReady: () => Promise<boolean>;
  /** The signal for a graceful shutdown. */
  readonly stopSignal?: NodeJS.Signals;
  /** Whether it has processes of its own that hold on to its data, so that it has ended when they have ended too. */
  readonly hasChildren?: boolean;
  /** Called once, after the last stop. */
  readonly removeData: () => void;
}

/** A program started by a test. It is stopped by process id, at the latest when the test's own process exits. */
export interface ManagedProcess extends AsyncDisposable {
  readonly pid: number;
  /** Its output since the last start, to be shown when a test fails. */
  output(): string;
  /** Shuts it down gracefully and keeps its data. */
  stop(): Promise<void>;
  /** Kills it as a power cut would and keeps its data. */
  kill9(): Promise<void>;
  /** Suspends it with its connections open, until `thaw`: as a swapping machine or a debugger would. */
  freeze(): void;
  thaw(): void;
  /** Restarts it with the same port and data, after a graceful shutdown if it is still running. */
  restart(): Promise<void>;
  /** Shuts it down and removes its data. */
  dispose(): Promise<void>;
}

const START_MILLISECONDS = 90_000;
const STOP_MILLISECONDS = 15_000;
const POLL_MILLISECONDS = 40;
const KEPT_CHARACTERS = 200_000;

const running = new Set<ChildProcess>();
/** What removes the data of programs that were not disposed of. */
const leftovers = new Set<() => void>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
  for (const remove of leftovers) attempt(remove);
});

function attempt(remove: () => void): void {
  try {
    remove();
  } catch {
    // What a program that is about to die still writes may stay in the system's temporary folder.
  }
}

/** Starts a program and waits until it is ready. */
export async function startProcess(options: ProgramOptions): Promise<ManagedProcess> {
  leftovers.add(options.removeData);
  let run = await launch(options);
  const end = async (signal: NodeJS.Signals) => {
    await endRun(run, signal);
  };
  const stop = () => end(options.stopSignal ?? "SIGTERM");
  const dispose = async () => {
    await stop();
    leftovers.delete(options.removeData);
    options.removeData();
  };
  return {
    get pid() {
      return run.pid;
    },
    output: () => run.output(),
    stop,
    kill9: () => end("SIGKILL"),
    freeze: () => void run.child.kill("SIGSTOP"),
    thaw: () => void run.child.kill("SIGCONT"),
    restart: async () => {
      await stop();
      run = await launch(options);
    },
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

interface Run {
  readonly pid: number;
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  readonly output: () => string;
}

async function launch(options: ProgramOptions): Promise<Run> {
  const run = await spawnRun(options);
  const deadline = Date.now() + START_MILLISECONDS;
  while (!run.hasEnded()) {
    if (await options.isReady()) return run;
    if (Date.now() > deadline) {
      await endRun(run, "SIGKILL");
      throw new Error(`${options.name} was not up after ${START_MILLISECONDS / 1000} s:\n${run.output()}`);
    }
    await sleep(POLL_MILLISECONDS);
  }
  throw new Error(`${options.name} ended while starting:\n${run.output()}`);
}

async function spawnRun(options: ProgramOptions): Promise<Run> {
  const { command, args, env, cwd, uid, gid } = options;
  const child = spawn(command, args, { env, cwd, uid, gid, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString("utf8")).slice(-KEPT_CHARACTERS);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  let over = false;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", (code, signal) => {
      text += `\n[${options.name} ended: ${signal ?? `exit code ${code}`}]`;
      over = true;
      running.delete(child);
      if (!options.hasChildren) resolve();
    });
    // Its children write to the same pipes, which close when the last of them is gone.
    child.once("close", () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", reject);
  });
  running.add(child);
  if (child.pid === undefined) throw new Error(`${options.name} has no process id`);
  return { pid: child.pid, child, ended, hasEnded: () => over, output: () => text };
}

async function endRun(run: Run, signal: NodeJS.Signals): Promise<void> {
  if (run.hasEnded()) return await run.ended;
  run.child.kill(signal);
  // A suspended process could not react to the signal.
  run.child.kill("SIGCONT");
  const timer = setTimeout(() => run.child.kill("SIGKILL"), STOP_MILLISECONDS);
  await run.ended;
  clearTimeout(timer);
}
