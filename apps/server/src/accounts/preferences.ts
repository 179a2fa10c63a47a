/** How people want to play, kept with their accounts for whatever client they use. */
import type { Database } from "../storage/database.ts";

export type PreferenceRecord = Readonly<Record<string, unknown>>;

export class Preferences {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Empty if nothing was kept, or what was can't be read any more. */
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
