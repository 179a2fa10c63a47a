/**
 * Imports of card data that moderators start, and those on a schedule. Each runs in a process of its own, with the command line
 * tool's own program, so that reading half a gigabyte of cards takes no time from matches, and one that fails takes nothing with
 * it: the cards that were there stay until the new ones are complete.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { CardImportStatus, CardImportWish } from "@spellroom/protocol/http";
import type { CardDataSources } from "../config/card-sources.ts";
import { SETTINGS } from "../config/config.ts";
import type { Logger } from "../logging/logger.ts";
import { cardDatabaseFile } from "./database-file.ts";

const PROGRAM = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));
const MOST_LINES = 20;
const INTERRUPTED = 130;
const HOUR_MS = 3_600_000;
/** How the program's error message starts; advice follows on the next line. */
const FAILURE = /^cards \w+: /;

export interface CardImportParts {
  readonly directory: string;
  readonly sources: CardDataSources;
  readonly logger: Logger;
}

const IDLE: CardImportStatus = {
  state: "idle",
  what: null,
  progress: null,
  said: [],
  startedAt: null,
  endedAt: null,
};

export class CardImports {
  readonly #parts: CardImportParts;
  #status: CardImportStatus = IDLE;
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: CardImportParts) {
    this.#parts = parts;
  }

  get status(): CardImportStatus {
    return this.#status;
  }

  /** Recompiles the cards if the compiler has changed, and starts the schedule, if there is one. */
  begin(): void {
    const { directory, sources } = this.#parts;
    if (ageOf(directory) !== null) this.start({ kind: "recheck" });
    if (sources.refreshMs === 0) return;
    this.#timer = setInterval(() => this.#refreshIfDue(), HOUR_MS);
    this.#timer.unref();
  }

  #refreshIfDue(): void {
    const age = ageOf(this.#parts.directory);
    if (age === null || age >= this.#parts.sources.refreshMs) this.start({ kind: "all" });
  }

  /** @returns false if an import is under way */
  start(wish: CardImportWish): boolean {
    if (this.#child !== null) return false;
    const { directory, logger } = this.#parts;
    const files = wish.kind === "files" ? writeFiles(wish.files) : null;
    const child = spawn(
      process.execPath,
      [PROGRAM, "cards", ...this.#arguments(wish, files), "--data", directory],
      { stdio: ["ignore", "pipe", "pipe"], env: withoutSettings(process.env) },
    );
    this.#child = child;
    const what = wish.kind === "edition" ? wish.code.toUpperCase() : wish.kind;
    this.#status = { ...IDLE, state: "running", what, startedAt: Date.now() };
    follow(child, "stdout", (line) => this.#say(line));
    let failing = false;
    follow(child, "stderr", (line) => {
      failing ||= FAILURE.test(line);
      if (failing) this.#say(line);
      else this.#status = { ...this.#status, progress: line };
    });
    child.once("error", (error) => logger.warn({ error }, "The card import could not be started"));
    child.once("close", (code) => {
      if (files !== null) rmSync(files, { recursive: true, force: true });
      this.#child = null;
      const state = code === 0 ? "done" : code === INTERRUPTED || code === null ? "stopped" : "failed";
      // A crash leaves its last words where the progress was.
      const last = state === "failed" && !failing ? this.#status.progress : null;
      if (last !== null) this.#say(last);
      this.#status = { ...this.#status, state, progress: null, endedAt: Date.now() };
      logger.info({ what, state, said: this.#status.said }, "A card import has ended");
    });
    return true;
  }

  #say(line: string): void {
    this.#status = { ...this.#status, said: [...this.#status.said, line].slice(-MOST_LINES) };
  }

  #arguments(wish: CardImportWish, files: string | null): readonly string[] {
    const { all, edition } = this.#parts.sources;
    switch (wish.kind) {
      case "all":
        return ["import", all];
      case "edition":
        return ["import", "--edition", wish.code, "--from", edition];
      case "recheck":
        return ["recheck"];
      case "files":
        return ["import", files ?? ""];
    }
  }

  /** Stops the import after the record at hand; the same one goes on from there. */
  stop(): void {
    this.#child?.kill("SIGTERM");
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.stop();
  }
}

/** A process that reads untrusted data gets none of the server's settings, some of which are secret: its arguments suffice. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = Object.entries(environment).filter(([name]) => !SETTINGS.includes(name));
  return { ...Object.fromEntries(others), NODE_ENV: "production" };
}

/** How long ago the card database was made, in milliseconds; `null` if there is none. */
function ageOf(directory: string): number | null {
  const stat = statSync(cardDatabaseFile(directory), { throwIfNoEntry: false });
  return stat === undefined ? null : Date.now() - stat.mtimeMs;
}

/** Puts files into a folder of their own, under names of ours. */
function writeFiles(files: readonly { readonly name: string; readonly text: string }[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "spellroom-cards-"));
  mkdirSync(folder, { recursive: true });
  for (const [index, { name, text }] of files.entries()) {
    const ending = /\.json$/i.test(name) ? "json" : "xml";
    // The text has been decoded: whatever encoding the document names, it is UTF-8 now.
    const plain = text.replace(/^(<\?xml[^>]*?)\s+encoding=["'][\w-]+["']/i, "$1");
    writeFileSync(path.join(folder, `${String(index).padStart(4, "0")}.${ending}`), plain);
  }
  return folder;
}

function follow(child: ChildProcess, stream: "stdout" | "stderr", say: (line: string) => void): void {
  child[stream]?.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.split("\n")) if (line.trim() !== "") say(line.trim().slice(0, 500));
  });
}
