/** Records of an account in the database that it can't see elsewhere, for its owner's export. */

import type { Database } from "../storage/database.ts";
import { displayName } from "./names.ts";

export class AccountRecords {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Messages written and received, oldest first. */
  async messages(accountId: string) {
    const rows = await this.#database.query
      .selectFrom("direct_messages")
      .selectAll()
      .where((on) => on.or([on("from_id", "=", accountId), on("to_id", "=", accountId)]))
      .orderBy("id")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      from: row.from_id,
      to: row.to_id,
      text: row.text,
      createdAt: row.created_at,
    }));
  }

  /** The account's messages at tables, oldest first. */
  async chat(accountId: string) {
    const rows = await this.#database.query
      .selectFrom("chat_messages")
      .select(["match_id", "text", "created_at"])
      .where("account_id", "=", accountId)
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ matchId: row.match_id, text: row.text, createdAt: row.created_at }));
  }

  /** The account's messages in the lobby and at tables being set up, oldest first. */
  async talk(accountId: string) {
    const rows = await this.#database.query
      .selectFrom("room_messages")
      .select(["room", "text", "created_at"])
      .where("account_id", "=", accountId)
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ room: row.room, text: row.text, createdAt: row.created_at }));
  }

  /** Reports that the account made, oldest first. */
  async reports(accountId: string) {
    const rows = await this.#database.query
      .selectFrom("reports")
      .innerJoin("accounts", "accounts.id", "reports.accused_id")
      .select(["accounts.id", "accounts.name", "accounts.discriminator", "accounts.bot"])
      .select(["reports.match_id", "reports.reason", "reports.text", "reports.created_at"])
      .where("reports.reporter_id", "=", accountId)
      .orderBy("reports.created_at")
      .execute();
    return rows.map((row) => ({
      accused: { id: row.id, name: displayName(row) },
      matchId: row.match_id,
      reason: row.reason,
      text: row.text,
      createdAt: row.created_at,
    }));
  }
}
