/** Brings a database's tables up to this version of the server. */
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Tables } from "../tables.ts";
import { migrations } from "./index.ts";

/**
 * Runs the migrations that are missing; processes that start together wait for each other.
 * @throws the migration's error; what it had begun is rolled back.
 */
export async function migrate(database: Kysely<Tables>, dialect: "sqlite" | "postgres"): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations(dialect)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
