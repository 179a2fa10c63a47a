/** Decks that players keep with their accounts. A save names the version it is based on, so that none overwrites another. */
import {
  type AccountDeck,
  type DeckContent,
  type DeckVersion,
  deckContentSchema,
} from "@spellroom/protocol/http";
import type { Database } from "../storage/database.ts";
import type { DeckTable } from "../storage/tables.ts";

export const MOST_DECKS = 500;
const MOST_VERSIONS = 50;
/** Saves that follow each other within this time, such as an editor's autosaves, make one version. */
const ONE_SITTING_MS = 10 * 60_000;

export type SaveResult =
  | { readonly ok: true; readonly deck: AccountDeck }
  | { readonly ok: false; readonly why: "changed" | "foreign" | "too-many" };

export class KeptDecks {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** All decks of an account, the one changed last first. */
  async list(accountId: string): Promise<AccountDeck[]> {
    const rows = await this.#ofAccount(accountId).execute();
    return rows.map(toDeck);
  }

  /** Those that everyone may see. */
  async publicDecks(accountId: string): Promise<AccountDeck[]> {
    const rows = await this.#ofAccount(accountId).where("visibility", "=", "public").execute();
    return rows.map(toDeck);
  }

  #ofAccount(accountId: string) {
    const own = this.#database.query.selectFrom("decks").selectAll().where("account_id", "=", accountId);
    return own.orderBy("changed_at", "desc").orderBy("id");
  }

  async get(accountId: string, id: string): Promise<AccountDeck | null> {
    const row = await this.#row(id);
    return row?.account_id === accountId ? toDeck(row) : null;
  }

  /** A deck that its owner shares, with the owner's account id. */
  async shared(id: string): Promise<{ readonly deck: AccountDeck; readonly accountId: string } | null> {
    const row = await this.#row(id);
    if (row === undefined || row.visibility === "private") return null;
    return { deck: toDeck(row), accountId: row.account_id };
  }

  #row(id: string): Promise<DeckTable | undefined> {
    return this.#database.query.selectFrom("decks").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /**
   * Saves a deck.
   *
   * @param base - the version that was changed; 0 for a new deck
   * @returns `changed` if there is another version by now, `foreign` if the id belongs to another account
   */
  async save(accountId: string, id: string, base: number, content: DeckContent): Promise<SaveResult> {
    const before = await this.#row(id);
    if (before !== undefined && before.account_id !== accountId) return { ok: false, why: "foreign" };
    if (before === undefined) return base === 0 ? this.#create(accountId, id, content) : changed;
    if (before.version !== base) return changed;
    const next = rowOf(before, { version: base + 1, content, changedAt: this.#now() });
    const { numUpdatedRows } = await this.#database.query
      .updateTable("decks")
      .set({
        version: next.version,
        visibility: next.visibility,
        content: next.content,
        changed_at: next.changed_at,
      })
      .where("id", "=", id)
      .where("version", "=", base)
      .executeTakeFirst();
    // Another device or tab was faster.
    if (numUpdatedRows === 0n) return changed;
    await this.#keepVersion(before);
    return { ok: true, deck: toDeck(next) };
  }

  async #create(accountId: string, id: string, content: DeckContent): Promise<SaveResult> {
    const { query } = this.#database;
    const { count } = await query
      .selectFrom("decks")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_DECKS) return { ok: false, why: "too-many" };
    const now = this.#now();
    const row = rowOf(
      { id, account_id: accountId, created_at: now },
      { version: 1, content, changedAt: now },
    );
    const { numInsertedOrUpdatedRows } = await query
      .insertInto("decks")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? { ok: true, deck: toDeck(row) } : changed;
  }

  /** Keeps the previous save as a version, if an editing session ended with it or has lasted this long. */
  async #keepVersion(before: DeckTable): Promise<void> {
    const { query } = this.#database;
    const latest = await query
      .selectFrom("deck_versions")
      .select(["version", "saved_at"])
      .where("deck_id", "=", before.id)
      .orderBy("version", "desc")
      .limit(1)
      .executeTakeFirst();
    const since = latest?.saved_at ?? before.created_at;
    const ended = this.#now() - Number(before.changed_at) >= ONE_SITTING_MS;
    if (!ended && Number(before.changed_at) - Number(since) < ONE_SITTING_MS) return;
    await this.#addVersion(before);
  }

  async #addVersion(row: DeckTable): Promise<void> {
    const { query } = this.#database;
    await query
      .insertInto("deck_versions")
      .values({
        deck_id: row.id,
        version: row.version,
        content: row.content,
        saved_at: row.changed_at,
      })
      .onConflict((conflict) => conflict.columns(["deck_id", "version"]).doNothing())
      .execute();
    const kept = query.selectFrom("deck_versions").select("version").where("deck_id", "=", row.id);
    await query
      .deleteFrom("deck_versions")
      .where("deck_id", "=", row.id)
      .where("version", "not in", kept.orderBy("version", "desc").limit(MOST_VERSIONS))
      .execute();
  }

  /** Saves the current deck as a version. @returns false if the account has no such deck */
  async keepVersion(accountId: string, id: string): Promise<boolean> {
    const row = await this.#row(id);
    if (row?.account_id !== accountId) return false;
    await this.#addVersion(row);
    return true;
  }

  /** Earlier versions, the latest first; `null` if the account has no such deck. */
  async versions(accountId: string, id: string): Promise<DeckVersion[] | null> {
    if ((await this.get(accountId, id)) === null) return null;
    const rows = await this.#database.query
      .selectFrom("deck_versions")
      .selectAll()
      .where("deck_id", "=", id)
      .orderBy("version", "desc")
      .execute();
    return rows.map((row) => ({
      version: row.version,
      savedAt: Number(row.saved_at),
      content: deckContentSchema.parse(JSON.parse(row.content)),
    }));
  }

  /** @returns false if the account has no such deck */
  async remove(accountId: string, id: string): Promise<boolean> {
    if ((await this.get(accountId, id)) === null) return false;
    const { query } = this.#database;
    await query.deleteFrom("deck_versions").where("deck_id", "=", id).execute();
    await query.deleteFrom("decks").where("id", "=", id).where("account_id", "=", accountId).execute();
    return true;
  }
}

const changed: SaveResult = { ok: false, why: "changed" };

function rowOf(
  { id, account_id, created_at }: Pick<DeckTable, "id" | "account_id" | "created_at">,
  saved: { readonly version: number; readonly content: DeckContent; readonly changedAt: number },
): DeckTable {
  const { version, content, changedAt } = saved;
  return {
    id,
    account_id,
    version,
    visibility: content.visibility,
    content: JSON.stringify(content),
    created_at,
    changed_at: changedAt,
  };
}

function toDeck(row: DeckTable): AccountDeck {
  const content = deckContentSchema.parse(JSON.parse(row.content));
  const times = { createdAt: Number(row.created_at), changedAt: Number(row.changed_at) };
  return { id: row.id, version: row.version, ...times, ...content };
}
