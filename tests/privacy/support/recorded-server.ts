/** A server in the test's own process, whose log is kept too. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createLogger, type RunningServer, startServer } from "@spellroom/server";

export interface RecordedServer {
  readonly server: RunningServer;
  /** Everything that it has logged, at the most verbose level. */
  log(): string;
  close(): Promise<void>;
}

/** Nothing here is about what survives a crash, so that the journal need not wait for a disk where there is memory. */
const MEMORY = "/dev/shm";

export async function startRecordedServer(): Promise<RecordedServer> {
  const parent = fs.existsSync(MEMORY) ? MEMORY : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(parent, "spellroom-privacy-"));
  const lines: string[] = [];
  const environment = {
    PAGES: "off",
    PORT: "0",
    BOT_THINKING_MS: "0",
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: "0",
    FEATURED_MATCHES: "off",
  };
  const logger = createLogger("trace", { write: (line) => lines.push(line) });
  const server = await startServer(environment, { logger });
  return {
    server,
    log: () => lines.join(""),
    close: async () => {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
