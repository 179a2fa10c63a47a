/** Chat messages, kept for those who come back later. */
import type { Selectable } from "kysely";
import type { Database } from "./database.ts";
import type { ChatChannel, ChatMessageTable } from "./tables.ts";

export interface ChatMessage {
  /** Grows with every message of the site. */
  readonly id: number;
  readonly matchId: string;
  readonly channel: ChatChannel;
  readonly accountId: string;
  readonly name: string;
  readonly text: string;
  readonly createdAt: number;
}

export interface ChatPlace {
  readonly matchId: string;
  readonly channel: ChatChannel;
}

/**
 * Two processes that write at the same time may commit their numbers in the other order; asking for messages
 * since one of them reaches back this many, and readers drop what they have.
 */
const OVERLAP = 20;

export class ChatStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(
    place: ChatPlace,
    author: { readonly accountId: string; readonly name: string },
    text: string,
  ): Promise<ChatMessage> {
    const values = {
      match_id: place.matchId,
      channel: place.channel,
      account_id: author.accountId,
      name: author.name,
      text,
      created_at: Date.now(),
    };
    const { id } = await this.#database.query
      .insertInto("chat_messages")
      .values(values)
      .returning("id")
      .executeTakeFirstOrThrow();
    return toMessage({ ...values, id });
  }

  /**
   * Oldest first: the newest messages; with `since`, the next ones that may be unknown to a reader of it, so that a client that asks
   * on from the last of them misses none.
   */
  async read(
    place: ChatPlace,
    options: { readonly since?: number; readonly limit: number },
  ): Promise<ChatMessage[]> {
    const { since = 0 } = options;
    const rows = await this.#database.query
      .selectFrom("chat_messages")
      .selectAll()
      .where("match_id", "=", place.matchId)
      .where("channel", "=", place.channel)
      .where("id", ">", since - OVERLAP)
      .orderBy("id", since > 0 ? "asc" : "desc")
      .limit(options.limit)
      .execute();
    return rows.map(toMessage).toSorted((one, other) => one.id - other.id);
  }
}

function toMessage(row: Selectable<ChatMessageTable>): ChatMessage {
  return {
    id: row.id,
    matchId: row.match_id,
    channel: row.channel,
    accountId: row.account_id,
    name: row.name,
    text: row.text,
    createdAt: row.created_at,
  };
}
