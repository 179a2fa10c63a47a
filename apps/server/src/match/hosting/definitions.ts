/** Card definitions by content hash, for anyone who has seen the card: the pool, imported cards, and what matches have added (tokens). */

import { type CardDefinition, parseDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { definitionId, type GameState } from "@spellroom/rules";
import type { CardDatabase } from "../../card-database/card-database.ts";
import type { Database } from "../../storage/database.ts";
import { encodeDocument } from "../../storage/documents.ts";

export class Definitions {
  readonly #known = new Map<string, CardDefinition>();
  /** States whose definitions are all known to be stored. */
  readonly #kept = new WeakSet<GameState["definitions"]>();
  readonly #database: Database;
  readonly #imported: Pick<CardDatabase, "byHash">;

  constructor(database: Database, imported: Pick<CardDatabase, "byHash">) {
    this.#database = database;
    this.#imported = imported;
    for (const card of loadPool().all) this.#known.set(definitionId(card), card);
  }

  get(hash: string): CardDefinition | undefined {
    return this.#known.get(hash);
  }

  /**
   * Makes the definitions of a state available on every process, before they are published.
   * @throws the database's error; then none counts as stored
   */
  async keep(state: GameState): Promise<void> {
    if (this.#kept.has(state.definitions)) return;
    const fresh = Object.entries(state.definitions).filter(([hash]) => !this.#known.has(hash));
    if (fresh.length > 0) await this.#insert(fresh);
    this.#kept.add(state.definitions);
  }

  async #insert(fresh: readonly (readonly [string, CardDefinition])[]): Promise<void> {
    await this.#database.query
      .insertInto("definitions")
      .values(fresh.map(([hash, definition]) => ({ hash, document: encodeDocument(definition) })))
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
    for (const [hash, definition] of fresh) this.#known.set(hash, definition);
  }

  /** A definition that is in memory. */
  known(hash: string): CardDefinition | undefined {
    return this.#known.get(hash) ?? this.#imported.byHash(hash);
  }

  /** A definition that any process has stored. @throws the database's error */
  async find(hash: string): Promise<unknown> {
    if (!/^[0-9a-f]{32}$/.test(hash)) return undefined;
    const known = this.known(hash);
    if (known) return known;
    const row = await this.#database.query
      .selectFrom("definitions")
      .select("document")
      .where("hash", "=", hash)
      .executeTakeFirst();
    return row === undefined ? undefined : JSON.parse(row.document);
  }

  /** The same, parsed; one that another process has stored is kept in memory. @throws the database's error */
  async card(hash: string): Promise<CardDefinition | undefined> {
    const known = this.known(hash);
    if (known) return known;
    const parsed = parseDefinition(await this.find(hash));
    if (!parsed.ok) return undefined;
    this.#known.set(hash, parsed.value);
    return parsed.value;
  }
}
