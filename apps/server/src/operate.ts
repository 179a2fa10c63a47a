/** `node apps/server/src/operate.ts backup FILE` and `restore FILE`, with the settings of the server's environment. */
import { loadConfig } from "./config/config.ts";
import { ConfigurationError } from "./config/configuration-error.ts";
import { backUp } from "./operation/backup.ts";
import { RestoreRefused, restore } from "./operation/restore.ts";
import { openDatabase } from "./storage/open/open-database.ts";

const [command, file] = process.argv.slice(2);
try {
  if ((command !== "backup" && command !== "restore") || file === undefined)
    throw new RestoreRefused("say backup FILE or restore FILE");
  const { storage } = loadConfig(process.env);
  const database = await openDatabase(storage);
  const { rows } = await (command === "backup" ? backUp(database, file) : restore(database, file));
  await database.close();
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const where = storage.kind === "sqlite" ? `SQLite in ${storage.directory}` : "PostgreSQL";
  process.stdout.write(
    `${command === "backup" ? "Backed up" : "Restored"} ${all} rows (${where}), ${file}\n`,
  );
} catch (error) {
  const known = error instanceof RestoreRefused || error instanceof ConfigurationError;
  const text =
    error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
