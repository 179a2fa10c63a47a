/**
 * Keeps the page process running: it is restarted when it exits or no longer answers, after a delay that grows
 * while it keeps failing. Matches never wait for it.
 */
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "../logging/logger.ts";
import { ASK_ALIVE } from "./pages-messages.ts";

const ASK_MS = 5_000;
/** Without a sign of life for this long it counts as hung. */
const SILENT_MS = 30_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long did not fail at startup. */
const FINE_MS = 60_000;
/** Lower than the matches' thread where there are too few cores for both, and still fast enough. */
const NICENESS = 4;
const MOST_MEGABYTES = 768;

export interface PagesProcessOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
  /** Replaces the page program in tests. */
  readonly program?: string;
}

export class PagesProcess {
  /** Where it listens. */
  readonly socket: string;
  readonly #options: PagesProcessOptions;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #isReady = false;
  #hasServed = false;
  #isClosed = false;
  #startedAt = 0;
  #heardAt = 0;
  #failures = 0;
  #restart: NodeJS.Timeout | undefined;
  readonly #asking: NodeJS.Timeout;

  constructor(options: PagesProcessOptions) {
    this.#options = options;
    this.#folder = mkdtempSync(path.join(os.tmpdir(), "spellroom-pages-"));
    this.socket = path.join(this.#folder, "socket");
    this.#asking = setInterval(() => this.#ask(), ASK_MS).unref();
  }

  /** Whether it is serving now. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Of the current process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it for the first time. @throws when it ends before it serves */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = this.#fork();
      child.once("exit", (code) => {
        if (!this.#hasServed) reject(new Error(`The page process exited immediately, with code ${code}`));
      });
      child.on("message", (message) => {
        if (message === "ready") resolve();
      });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#asking);
    clearTimeout(this.#restart);
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #fork(): ChildProcess {
    rmSync(this.socket, { force: true });
    const { environment, program = fileURLToPath(new URL("./pages-main.ts", import.meta.url)) } =
      this.#options;
    const child = fork(program, {
      env: { ...own(environment), PAGES_SOCKET: this.socket },
      execArgv: [`--max-old-space-size=${MOST_MEGABYTES}`],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.#child = child;
    this.#startedAt = this.#heardAt = performance.now();
    child.on("message", (message) => {
      this.#heardAt = performance.now();
      if (message === "ready") this.#isReady = this.#hasServed = true;
    });
    child.on("error", (error) => this.#options.logger.error({ error }, "Could not start the page process"));
    child.once("exit", (code, signal) => this.#ended(child, code ?? signal));
    if (child.pid !== undefined) lower(child.pid);
    return child;
  }

  #ask(): void {
    const child = this.#child;
    if (!child?.connected) return;
    if (performance.now() - this.#heardAt > SILENT_MS && this.#isReady) child.kill("SIGKILL");
    else child.send(ASK_ALIVE, () => undefined);
  }

  #ended(child: ChildProcess, how: number | string | null): void {
    if (this.#child !== child) return;
    this.#isReady = false;
    // A first start that failed is reported by `start`.
    if (this.#isClosed || !this.#hasServed) return;
    this.#failures = this.#wasFine() ? 1 : this.#failures + 1;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.#failures - 1), LONGEST_PAUSE_MS);
    this.#options.logger.error({ how, pause }, "The page process exited; restarting it");
    this.#restart = setTimeout(() => this.#fork(), pause);
  }

  #wasFine(): boolean {
    return performance.now() - this.#startedAt >= FINE_MS;
  }
}

/** The settings that Next needs, and no credentials of databases. */
const HANDED_ON = /^(?:NODE_ENV|NEXT_\w+|PAGES|HOST|PORT|PATH|HOME|TMPDIR|TZ|LANG|LC_\w+)$/;

function own(environment: PagesProcessOptions["environment"]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => HANDED_ON.test(name)));
}

function lower(pid: number): void {
  try {
    os.setPriority(pid, NICENESS);
  } catch {
    // It isn't permitted everywhere.
  }
}
