/** Bots that players wrote as documents, kept with their accounts; each can be played against by its owner. */
import { type BotDocument, readBotDocument, withoutPace } from "@spellroom/bots";
import type { BotProblem, OwnBot } from "@spellroom/protocol/http";
import { displayName, parseName } from "../../accounts/names.ts";
import type { Database } from "../../storage/database.ts";
import type { OwnBotTable } from "../../storage/tables.ts";

export const MOST_BOTS = 20;

type ReadBot =
  | { readonly ok: true; readonly document: BotDocument; readonly name: string }
  | { readonly ok: false; readonly problems: readonly BotProblem[] };

export type BotSaveResult =
  | { readonly ok: true; readonly bot: OwnBot }
  | { readonly ok: false; readonly why: "foreign" | "too-many" }
  | { readonly ok: false; readonly why: "wrong"; readonly problems: readonly BotProblem[] };

/** What a match is created with. */
export interface SeatedBot {
  readonly id: string;
  readonly name: string;
}

/** The prefix that distinguishes own bots from those of the site. */
const PREFIX = "own-";

/** Reads a document as a bot that is fit to be shown to others, who may see its name at a table. */
export function readOwnBot(text: string): ReadBot {
  const read = readBotDocument(text);
  if (!read.ok) return read;
  const name = parseName(read.document.name);
  if (name.ok) return { ok: true, document: read.document, name: name.name };
  const line = text.split("\n").findIndex((one) => /"name"\s*:/i.test(one)) + 1;
  return {
    ok: false,
    problems: [{ kind: "name", line: Math.max(1, line), field: "name", wanted: name.message }],
  };
}

export class OwnBots {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  async list(accountId: string): Promise<readonly { readonly bot: OwnBot; readonly text: string }[]> {
    const own = this.#database.query.selectFrom("own_bots").selectAll().where("account_id", "=", accountId);
    const rows = await own.orderBy("name").orderBy("id").execute();
    return rows.map((row) => ({ bot: toBot(row), text: row.document }));
  }

  async get(accountId: string, id: string): Promise<{ readonly bot: OwnBot; readonly text: string } | null> {
    const row = await this.#row(id);
    return row?.account_id === accountId ? { bot: toBot(row), text: row.document } : null;
  }

  #row(id: string): Promise<OwnBotTable | undefined> {
    return this.#database.query.selectFrom("own_bots").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** Saves a new or changed bot. `foreign`: the id belongs to another account. */
  async save(accountId: string, id: string, text: string): Promise<BotSaveResult> {
    const read = readOwnBot(text);
    if (!read.ok) return { ok: false, why: "wrong", problems: read.problems };
    const before = await this.#row(id);
    if (before !== undefined && before.account_id !== accountId) return { ok: false, why: "foreign" };
    if (before === undefined && (await this.#count(accountId)) >= MOST_BOTS)
      return { ok: false, why: "too-many" };
    const now = this.#now();
    const row: OwnBotTable = {
      id,
      account_id: accountId,
      name: read.name,
      document: text,
      created_at: Number(before?.created_at ?? now),
      changed_at: now,
    };
    const { numInsertedOrUpdatedRows = 0n } = await this.#database.query
      .insertInto("own_bots")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet({ name: row.name, document: text, changed_at: now })
          .where("own_bots.account_id", "=", accountId),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? { ok: true, bot: toBot(row) } : { ok: false, why: "foreign" };
  }

  async #count(accountId: string): Promise<number> {
    const { count } = await this.#database.query
      .selectFrom("own_bots")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** @returns false if the account has no such bot */
  async remove(accountId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database.query
      .deleteFrom("own_bots")
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** One of the account's own bots, by its id in a request, including its pace. */
  async chosen(accountId: string, botId: string): Promise<SeatedBot | undefined> {
    const id = documentId(botId);
    const found = id === null ? null : await this.get(accountId, id);
    return found ? { id: botId, name: found.bot.bot.name } : undefined;
  }

  /** The document of an own bot at a table; `null` for other bots, and for deleted ones. */
  async rulesOf(botId: string): Promise<BotDocument | null> {
    const id = documentId(botId);
    const row = id === null ? undefined : await this.#row(id);
    const read = row && readOwnBot(row.document);
    return read?.ok ? read.document : null;
  }
}

function documentId(botId: string): string | null {
  return botId.startsWith(PREFIX) ? withoutPace(botId).slice(PREFIX.length) : null;
}

function toBot(row: OwnBotTable): OwnBot {
  const read = readBotDocument(row.document);
  return {
    id: row.id,
    bot: {
      id: PREFIX + row.id,
      name: displayName({ name: row.name, discriminator: 0, bot: true }),
      description: read.ok ? (read.document.description ?? "") : "",
      level: null,
      styled: false,
    },
    createdAt: Number(row.created_at),
    changedAt: Number(row.changed_at),
  };
}
