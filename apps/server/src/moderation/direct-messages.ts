/** Messages between two people. Each is in the database before anybody is told, so that a gap can be filled. */
import type { Selectable } from "kysely";
import type { Blocks } from "../accounts/blocks.ts";
import { displayName } from "../accounts/names.ts";
import type { Bus } from "../cluster/bus.ts";
import type { Database } from "../storage/database.ts";
import type { DirectMessageTable } from "../storage/moderation-tables.ts";

export const MESSAGE_PAGE = 100;
const CONVERSATIONS = 50;
/** Two processes may commit their numbers in the other order; readers drop what they have. */
const OVERLAP = 20;

export interface DirectMessage {
  /** Grows with every message of the site. */
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly createdAt: number;
}

export interface Conversation {
  readonly with: { readonly id: string; readonly name: string };
  readonly last: DirectMessage;
}

export class DirectMessages {
  readonly #database: Database;
  readonly #blocks: Pick<Blocks, "among">;
  readonly #bus: Bus;
  readonly #now: () => number;

  constructor(database: Database, blocks: Pick<Blocks, "among">, bus: Bus, now: () => number = Date.now) {
    this.#database = database;
    this.#blocks = blocks;
    this.#bus = bus;
    this.#now = now;
  }

  /** Undefined if there is nobody of that name, for the sender: not there, gone, or one has blocked the other. */
  async send(from: string, to: string, text: string): Promise<DirectMessage | undefined> {
    if (from === to) return undefined;
    const { query } = this.#database;
    const [person, pairs] = await Promise.all([
      query
        .selectFrom("accounts")
        .select("id")
        .where("id", "=", to)
        .where("kind", "<>", "deleted")
        .executeTakeFirst(),
      this.#blocks.among([from, to]),
    ]);
    if (person === undefined || pairs.has(from, to)) return undefined;
    const values = { from_id: from, to_id: to, text, created_at: this.#now() };
    const { id } = await query
      .insertInto("direct_messages")
      .values(values)
      .returning("id")
      .executeTakeFirstOrThrow();
    const message = toMessage({ ...values, id });
    this.#bus.publish("account", { kind: "direct-message", message });
    return message;
  }

  /**
   * What two have written to each other, oldest first: the latest; with `since`, the next that may be unknown to who knows that
   * one, so that a reader who continues from the last of them misses none.
   */
  async between(one: string, other: string, since = 0): Promise<readonly DirectMessage[]> {
    const rows = await this.#database.query
      .selectFrom("direct_messages")
      .selectAll()
      .where((on) =>
        on.or([
          on.and([on("from_id", "=", one), on("to_id", "=", other)]),
          on.and([on("from_id", "=", other), on("to_id", "=", one)]),
        ]),
      )
      .where("id", ">", since === 0 ? 0 : since - OVERLAP)
      .orderBy("id", since > 0 ? "asc" : "desc")
      .limit(MESSAGE_PAGE)
      .execute();
    return rows.map(toMessage).toSorted((one, other) => one.id - other.id);
  }

  /** The account's conversations, latest first. */
  async conversations(accountId: string): Promise<readonly Conversation[]> {
    const { query } = this.#database;
    const latest = await query
      .selectFrom("direct_messages")
      .select((on) => [
        on
          .case()
          .when("from_id", "=", accountId)
          .then(on.ref("to_id"))
          .else(on.ref("from_id"))
          .end()
          .as("other"),
        on.fn.max<number>("id").as("last"),
      ])
      .where((on) => on.or([on("from_id", "=", accountId), on("to_id", "=", accountId)]))
      .groupBy("other")
      .orderBy("last", "desc")
      .limit(CONVERSATIONS)
      .execute();
    if (latest.length === 0) return [];
    const [messages, people] = await Promise.all([
      query
        .selectFrom("direct_messages")
        .selectAll()
        .where(
          "id",
          "in",
          latest.map(({ last }) => Number(last)),
        )
        .execute(),
      query
        .selectFrom("accounts")
        .select(["id", "name", "discriminator", "bot"])
        .where(
          "id",
          "in",
          latest.map(({ other }) => other),
        )
        .execute(),
    ]);
    return latest.flatMap(({ other, last }) => {
      const [message, person] = [
        messages.find(({ id }) => id === Number(last)),
        people.find(({ id }) => id === other),
      ];
      if (message === undefined || person === undefined) return [];
      return { with: { id: person.id, name: displayName(person) }, last: toMessage(message) };
    });
  }
}

function toMessage(row: Selectable<DirectMessageTable>): DirectMessage {
  return { id: row.id, from: row.from_id, to: row.to_id, text: row.text, createdAt: row.created_at };
}
