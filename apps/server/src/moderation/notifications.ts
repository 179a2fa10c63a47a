/** What an account should know and may have missed: kept until it is read, and sent at once if the account is online. */
import { type Notice, noticeSchema } from "@spellroom/protocol/http";
import type { Bus } from "../cluster/bus.ts";
import type { Database } from "../storage/database.ts";
import { encodeDocument } from "../storage/documents.ts";

const PAGE = 50;
/** Of one account; older ones are forgotten. */
const MOST_KEPT = 200;
/** Two processes may commit their numbers in the other order; readers drop what they have. */
const OVERLAP = 20;

export interface Notification {
  /** Grows with every notification of the site. */
  readonly id: number;
  readonly notice: Notice;
  readonly createdAt: number;
  readonly read: boolean;
}

export class Notifications {
  readonly #database: Database;
  readonly #bus: Bus;
  readonly #now: () => number;

  constructor(database: Database, bus: Bus, now: () => number = Date.now) {
    this.#database = database;
    this.#bus = bus;
    this.#now = now;
  }

  async notify(accountId: string, notice: Notice): Promise<void> {
    const createdAt = this.#now();
    const { id } = await this.#database.query
      .insertInto("notifications")
      .values({
        account_id: accountId,
        kind: notice.kind,
        document: encodeDocument(notice),
        created_at: createdAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    this.#bus.publish("account", {
      kind: "notification",
      accountId,
      notification: { id, notice, createdAt, read: false },
    });
    await this.#forgetOld(accountId);
  }

  /** Latest first; with `since`, those that may be unknown to a client that knows that one: paging on from the first misses none. */
  async list(accountId: string, since = 0): Promise<readonly Notification[]> {
    const rows = await this.#database.query
      .selectFrom("notifications")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("id", ">", since === 0 ? 0 : since - OVERLAP)
      .orderBy("id", since > 0 ? "asc" : "desc")
      .limit(PAGE)
      .execute();
    return rows
      .toSorted((one, other) => other.id - one.id)
      .flatMap((row) => {
        // A notice of a later or earlier version of the server is left out.
        const notice = noticeSchema.safeParse(JSON.parse(row.document));
        const read = row.read_at !== null;
        return notice.success ? [{ id: row.id, notice: notice.data, createdAt: row.created_at, read }] : [];
      });
  }

  /** Everything up to this one is read. */
  async read(accountId: string, upTo: number): Promise<void> {
    await this.#database.query
      .updateTable("notifications")
      .set({ read_at: this.#now() })
      .where("account_id", "=", accountId)
      .where("id", "<=", upTo)
      .where("read_at", "is", null)
      .execute();
  }

  async #forgetOld(accountId: string): Promise<void> {
    const { query } = this.#database;
    const oldest = await query
      .selectFrom("notifications")
      .select("id")
      .where("account_id", "=", accountId)
      .orderBy("id", "desc")
      .offset(MOST_KEPT)
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return;
    await query
      .deleteFrom("notifications")
      .where("account_id", "=", accountId)
      .where("id", "<=", oldest.id)
      .execute();
  }
}
