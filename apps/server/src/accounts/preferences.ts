/** Preferences, stored with accounts for any client. */
import type { Database } from "../storage/database.ts";

export type PreferenceRecord = Readonly<Record<string, unknown>>;

export class Preferences {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Empty if nothing was stored, or if it can no longer be read. */
  async of(accountId: string): Promise<PreferenceRecord> {
    const row = await this.#database.query
      .selectFrom("accounts")
      .select("preferences")
      .where("id", "=", accountId)
      .executeTakeFirst();
    return parse(row?.preferences ?? "");
  }

  async keep(accountId: string, preferences: PreferenceRecord): Promise<void> {
    await this.#database.query
      .updateTable("accounts")
      .set({ preferences: JSON.stringify(preferences) })
      .where("id", "=", accountId)
      .execute();
  }
}

function parse(text: string): PreferenceRecord {
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
