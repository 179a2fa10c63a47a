import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Command, UsageError } from "../terminal/usage.ts";

/** The server's own program for operators: it alone knows its databases. */
const OPERATE = fileURLToPath(new URL("../../../server/src/operate.ts", import.meta.url));

export const backup: Command = operation(
  "backup",
  "writes the whole database into one file, while the site goes on",
  `Usage: npm run cli -- backup FILE
Reads the database that DATABASE_URL or DATA_DIR names, in one moment, and writes FILE once it is whole.`,
);

export const restore: Command = operation(
  "restore",
  "puts a backup into an empty database",
  `Usage: npm run cli -- restore FILE
Writes into the database that DATABASE_URL or DATA_DIR names, which must be empty: all of FILE or nothing. A backup of SQLite
can be restored into PostgreSQL and the other way round.`,
);

function operation(name: "backup" | "restore", summary: string, help: string): Command {
  return {
    name,
    summary,
    help,
    options: {},
    run: async ({ positionals }) => {
      const [file, ...more] = positionals;
      if (file === undefined || more.length > 0) throw new UsageError("name one file");
      const child = spawn(process.execPath, [OPERATE, name, file], { stdio: "inherit" });
      return new Promise<number>((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", (code) => resolve(code ?? 1));
      });
    },
  };
}
