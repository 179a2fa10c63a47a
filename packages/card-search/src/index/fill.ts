import type { DatabaseSync, StatementSync } from "node:sqlite";
import { looseName } from "@spellroom/cards";
import type { CardRecord } from "../records/card-record.ts";
import type { WordTable } from "./schema.ts";

/** Puts cards that are sorted by name into an empty index. */
export function fillIndex(database: DatabaseSync, cards: readonly CardRecord[]): void {
  const into = (table: string, columns: number): StatementSync =>
    database.prepare(
      `INSERT OR IGNORE INTO ${table} VALUES (${Array.from({ length: columns }, () => "?").join(", ")})`,
    );
  const document = into("documents", 3);
  const name = into("names", 2);
  const tables: Readonly<Record<WordTable, StatementSync>> = {
    keywords: into("keywords", 2),
    editions: into("editions", 2),
    decks: into("decks", 2),
    formats: into("formats", 2),
  };
  database.exec("BEGIN");
  for (const [id, card] of cards.entries()) {
    const { legal, printings, translations, decks, ...summary } = card;
    document.run(id, JSON.stringify(summary), JSON.stringify({ legal, printings, translations, decks }));
    const put = (table: WordTable, words: Iterable<string>): void => {
      for (const word of words) tables[table].run(word, id);
    };
    put("keywords", card.keywords);
    put("editions", new Set(printings.map(({ edition }) => edition.toLowerCase())));
    put("decks", decks);
    put(
      "formats",
      Object.entries(legal).map(([format, status]) => `${status} ${format}`),
    );
  }
  // Whole names before those of faces and translations, which may be the same.
  for (const [id, card] of cards.entries()) name.run(looseName(card.name), id);
  for (const [id, { faces, translations }] of cards.entries())
    for (const one of [...faces, ...translations]) name.run(looseName(one.name), id);
  database.exec("COMMIT");
}
