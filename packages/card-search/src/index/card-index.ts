import { DatabaseSync, type StatementSync } from "node:sqlite";
import { looseName } from "@spellroom/cards";
import { parseQuery } from "../query/parse-query.ts";
import type { Problem, Query } from "../query/query.ts";
import type { CardDetails, CardRecord, CardSummary } from "../records/card-record.ts";
import { BitSet } from "./bit-set.ts";
import { type Columns, columnsOf } from "./columns.ts";
import { contentsOf, type IndexContents } from "./contents.ts";
import { fillIndex } from "./fill.ts";
import { looseText } from "./haystack.ts";
import { type Order, sortedBy } from "./order.ts";
import { SCHEMA, type WordTable } from "./schema.ts";
import { type Source, select } from "./select.ts";

export interface CardSearch {
  readonly query: string;
  readonly order?: Order;
  readonly descending?: boolean;
  /** From which place on, and how many. */
  readonly from: number;
  readonly count: number;
  /** Names of the cards of the deck that is being built, for `in:deck`. */
  readonly deck?: readonly string[];
}

export interface CardsFound {
  readonly total: number;
  readonly cards: readonly CardSummary[];
  readonly problems: readonly Problem[];
}

/** An index of cards: their documents in SQLite, the searched fields in memory. */
export class CardIndex {
  readonly contents: IndexContents;
  readonly #database: DatabaseSync;
  readonly #columns: Columns;
  readonly #summary: StatementSync;
  readonly #details: StatementSync;
  readonly #named: StatementSync;
  readonly #having: Readonly<Record<WordTable, StatementSync>>;
  /** For queried words, of which there are at most as many as in the vocabulary. */
  readonly #sets = new Map<string, BitSet>();
  readonly #orders = new Map<Order, Uint32Array>();

  /** @param cards each name once, in any order */
  constructor(cards: readonly CardRecord[]) {
    const loose = new Map(cards.map((card) => [card, looseName(card.name)]));
    const key = (card: CardRecord): string => loose.get(card) ?? "";
    const sorted = cards.toSorted((one, other) =>
      key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0,
    );
    const database = new DatabaseSync(":memory:");
    database.exec(SCHEMA);
    fillIndex(database, sorted);
    const having = (table: WordTable): StatementSync =>
      database.prepare(`SELECT card FROM ${table} WHERE word = ?`);
    this.#database = database;
    this.#columns = columnsOf(sorted);
    this.#summary = database.prepare("SELECT summary FROM documents WHERE id = ?");
    this.#details = database.prepare("SELECT details FROM documents WHERE id = ?");
    this.#named = database.prepare("SELECT card FROM names WHERE loose = ?");
    this.#having = {
      keywords: having("keywords"),
      editions: having("editions"),
      decks: having("decks"),
      formats: having("formats"),
    };
    this.contents = contentsOf(sorted);
  }

  /** The cards that match a query. Problems in it are reported, and the rest of it is searched for. */
  search({ query: text, order = "name", descending = false, from, count, deck }: CardSearch): CardsFound {
    const decks = deck === undefined ? this.contents.decks : [...this.contents.decks, "deck"];
    const { query, problems } = parseQuery(text, { ...this.contents, decks });
    const found = select(query, this.#source(deck ?? []));
    const words = order === "name" && !descending ? nameWords(query) : "";
    const ids = words === "" ? this.#inOrder(found, order, descending) : this.#nearestFirst(found, words);
    const cards: CardSummary[] = [];
    let place = 0;
    for (const id of ids) {
      if (place >= from + count) break;
      if (place >= from) cards.push(...this.#card(id));
      place += 1;
    }
    return { total: found.count(), cards, problems };
  }

  /** The card of a name, however it is spelled; also by a face's name or a translated one. */
  find(name: string): (CardSummary & CardDetails) | undefined {
    const id = this.#id(name);
    const [summary] = id === undefined ? [] : this.#card(id);
    const details: unknown =
      id === undefined ? undefined : JSON.parse(String(this.#details.get(id)?.details));
    return summary !== undefined && isDetails(details) ? { ...summary, ...details } : undefined;
  }

  close(): void {
    this.#database.close();
  }

  #id(name: string): number | undefined {
    const id = this.#named.get(looseName(name))?.card;
    return typeof id === "number" ? id : undefined;
  }

  #card(id: number): readonly CardSummary[] {
    const summary: unknown = JSON.parse(String(this.#summary.get(id)?.summary));
    return isSummary(summary) ? [summary] : [];
  }

  #source(deck: readonly string[]): Source {
    const { size } = this.#columns;
    const setOf = (ids: Iterable<unknown>): BitSet => {
      const made = new BitSet(size);
      for (const id of ids) if (typeof id === "number") made.add(id);
      return made;
    };
    return {
      columns: this.#columns,
      having: (table, word) => {
        const key = `${table} ${word}`;
        const known = this.#sets.get(key) ?? setOf(this.#having[table].all(word).map(({ card }) => card));
        this.#sets.set(key, known);
        return new BitSet(size).or(known);
      },
      named: (name) => setOf([this.#id(name)]),
      deck: () => setOf(deck.map((name) => this.#id(name))),
    };
  }

  *#inOrder(found: BitSet, order: Order, descending: boolean): Iterable<number> {
    const known = this.#orders.get(order) ?? sortedBy(order, this.#columns);
    this.#orders.set(order, known);
    const last = known.length - 1;
    for (let at = 0; at <= last; at += 1) {
      const id = known[descending ? last - at : at] ?? 0;
      if (found.has(id)) yield id;
    }
  }

  /** By name, those first whose names start with the words. */
  *#nearestFirst(found: BitSet, words: string): Iterable<number> {
    const { size, names } = this.#columns;
    for (const wanted of [true, false]) {
      for (let id = 0; id < size; id += 1) {
        if (found.has(id) && names.begins(id, words) === wanted) yield id;
      }
    }
  }
}

/** The bare words of a query for names, alone or together with other criteria. */
function nameWords(query: Query): string {
  const parts = query.kind === "all" ? query.of : [query];
  return parts.flatMap((one) => (one.kind === "name" ? [looseText(one.words)] : [])).join(" ");
}

/** What `fillIndex` wrote. */
function isSummary(value: unknown): value is CardSummary {
  return typeof value === "object" && value !== null && "name" in value && "faces" in value;
}

function isDetails(value: unknown): value is CardDetails {
  return typeof value === "object" && value !== null && "legal" in value && "printings" in value;
}
