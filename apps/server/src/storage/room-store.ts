/** Chat in the lobby and at tables being set up, kept for a while so that newcomers can follow it. */
import type { RoomMessageView } from "@spellroom/protocol/site";
import type { Selectable } from "kysely";
import type { Database } from "./database.ts";
import type { RoomMessageTable } from "./tables.ts";

/** As for other messages: two processes may commit their numbers in the other order. */
const OVERLAP = 20;

export class RoomStore {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  async add(
    room: string,
    author: { readonly id: string; readonly name: string },
    text: string,
  ): Promise<RoomMessageView> {
    const values = { room, account_id: author.id, name: author.name, text, created_at: this.#now() };
    const { id } = await this.#database.query
      .insertInto("room_messages")
      .values(values)
      .returning("id")
      .executeTakeFirstOrThrow();
    return toMessage({ ...values, id });
  }

  /** Oldest first: the newest messages; with `since`, the next ones that may be unknown to a reader of it. */
  async read(
    room: string,
    { since = 0, limit }: { readonly since?: number | undefined; readonly limit: number },
  ): Promise<RoomMessageView[]> {
    const rows = await this.#database.query
      .selectFrom("room_messages")
      .selectAll()
      .where("room", "=", room)
      .where("id", ">", since - OVERLAP)
      .orderBy("id", since > 0 ? "asc" : "desc")
      .limit(limit)
      .execute();
    return rows.map(toMessage).toSorted((one, other) => one.id - other.id);
  }
}

function toMessage(row: Selectable<RoomMessageTable>): RoomMessageView {
  return {
    id: row.id,
    room: row.room,
    accountId: row.account_id,
    name: row.name,
    text: row.text,
    createdAt: row.created_at,
  };
}
