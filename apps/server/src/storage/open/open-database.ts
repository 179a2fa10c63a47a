/** Opens the database that the configuration names. */
import type { StorageConfig } from "../../config/config.ts";
import type { Database } from "../database.ts";
import { openPostgres } from "../postgres/database.ts";
import { openSqlite } from "../sqlite/database.ts";

export function openDatabase(config: StorageConfig): Promise<Database> {
  switch (config.kind) {
    case "sqlite":
      return openSqlite(config.directory);
    case "postgres":
      return openPostgres(config.url, config.poolSize);
  }
}
