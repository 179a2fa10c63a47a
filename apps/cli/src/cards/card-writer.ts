import type { DatabaseSync, StatementSync } from "node:sqlite";
import { faceNames, looseName } from "@spellroom/cards";
import { ImportError, type SourceCard, type StoredRecord } from "@spellroom/oracle";
import { z } from "zod";

/** The statements with which an import fills a card database. Transactions are the caller's. */
export class CardWriter {
  readonly #find: StatementSync;
  readonly #known: StatementSync;
  readonly #card: StatementSync;
  readonly #name: StatementSync;
  readonly #printing: StatementSync;
  readonly #translation: StatementSync;
  readonly #note: StatementSync;
  readonly #noted: StatementSync;
  readonly #forget: StatementSync;
  readonly #fresh: StatementSync | null;
  readonly #replace: ((id: number | bigint) => void) | null;
  readonly #corrected: CorrectedNames | null;

  /** @param adds whether the database holds cards of earlier imports, which new ones take the place of */
  constructor(database: DatabaseSync, adds = false) {
    const into = (table: string, columns: number): string =>
      `INTO ${table} VALUES (${Array.from({ length: columns }, () => "?").join(", ")})`;
    this.#find = database.prepare("SELECT id FROM cards WHERE key = ?");
    this.#fresh = adds ? database.prepare("INSERT OR IGNORE INTO fresh VALUES (?)") : null;
    this.#replace = adds ? replacing(database) : null;
    this.#corrected = adds ? new CorrectedNames(database) : null;
    this.#known = database.prepare(
      adds ? "SELECT key FROM fresh WHERE key = ?" : "SELECT key FROM cards WHERE key = ?",
    );
    this.#card = database.prepare(`INSERT ${into("cards", 11)}`);
    this.#name = database.prepare(
      `INSERT ${into("card_names", 3)} ON CONFLICT DO UPDATE SET whole = max(whole, excluded.whole)`,
    );
    this.#printing = database.prepare(`INSERT OR ${adds ? "REPLACE" : "IGNORE"} ${into("printings", 11)}`);
    this.#translation = database.prepare(
      `INSERT OR ${adds ? "REPLACE" : "IGNORE"} ${into("translations", 4)}`,
    );
    this.#note = database.prepare(`INSERT OR REPLACE ${into("about", 2)}`);
    this.#noted = database.prepare("SELECT value FROM about WHERE key = ?");
    this.#forget = database.prepare("DELETE FROM about WHERE key = ?");
  }

  knows(key: string): boolean {
    return this.#known.get(key) !== undefined;
  }

  note(key: string, value: string): void {
    this.#note.run(key, value);
  }

  noted(key: string): string | null {
    const value = this.#noted.get(key)?.value;
    return typeof value === "string" ? value : null;
  }

  forget(key: string): void {
    this.#forget.run(key);
  }

  /** @throws ImportError `duplicate` for a printing that is there already */
  add(records: readonly StoredRecord[]): void {
    for (const record of records) this.#add(record);
  }

  #add({ record, key, card, printings, translations }: StoredRecord): void {
    const id = card === null ? this.#find.get(key)?.id : this.#addCard(card);
    if (typeof id !== "number" && typeof id !== "bigint") throw new Error(`there is no card ${key}`);
    const isAgain = this.#corrected?.hasPrinting(printings) === true;
    for (const one of printings) {
      const { changes } = this.#printing.run(
        ...[one.id, id, one.edition, one.editionName, one.number, one.rarity, one.language, one.released],
        ...[one.artist, one.flavor],
        JSON.stringify(one.pictures.map((sizes) => Object.fromEntries(sizes))),
      );
      if (changes === 0)
        throw new ImportError("duplicate", `the printing ${one.id} is in it twice`, { record });
    }
    for (const { language, name, text } of translations) {
      if (isAgain) this.#corrected?.forget(id, language, name);
      this.#translation.run(id, language, name, text);
      this.#corrected?.keep(id, name);
      for (const called of namesWithin(name)) this.#name.run(called, id, NAME_RANKS.translated);
    }
  }

  #addCard({ source, reading }: NonNullable<StoredRecord["card"]>): number | bigint {
    const playable = reading.status === "playable";
    const before = this.#find.get(source.key)?.id;
    const old = typeof before === "number" || typeof before === "bigint" ? before : null;
    if (old !== null) this.#replace?.(old);
    const { lastInsertRowid: id } = this.#card.run(
      ...[old, source.key, source.name, source.layout, JSON.stringify(source.corpus)],
      JSON.stringify(Object.fromEntries(source.legalities)),
      isSanctioned(source) ? 1 : 0,
      reading.status,
      playable ? null : reading.stop,
      playable ? reading.hash : null,
      playable ? JSON.stringify(reading.definition) : null,
    );
    this.#fresh?.run(source.key);
    this.#name.run(looseName(source.name), id, NAME_RANKS.own);
    for (const name of faceNames(source.corpus)) this.#name.run(looseName(name), id, NAME_RANKS.face);
    return id;
  }
}

function isSanctioned({ legalities }: SourceCard): boolean {
  return legalities.some(
    ([, status]) => status === "legal" || status === "restricted" || status === "banned",
  );
}

/** `card_names.whole`: of several cards that have a name, the one goes first whose name it is by the greatest of these. */
const NAME_RANKS = { own: 1, face: 0, translated: -1 } as const;

/** A translated name and those of its faces, in their loose spelling. */
function namesWithin(name: string): ReadonlySet<string> {
  return new Set([name, ...name.split(" // ")].map(looseName));
}

const nameSchema = z.object({ name: z.string() });

/** Takes translated names out that a printing had in an earlier import and no longer has. */
class CorrectedNames {
  readonly #printing: StatementSync;
  readonly #translations: StatementSync;
  readonly #forget: StatementSync;
  /** Names of this import, which stay: printings in one language may differ in them. */
  readonly #kept = new Set<string>();

  constructor(database: DatabaseSync) {
    this.#printing = database.prepare("SELECT id FROM printings WHERE id = ?");
    this.#translations = database.prepare(
      "SELECT name FROM translations WHERE card = ? AND (language = ?) = ?",
    );
    this.#forget = database.prepare(
      `DELETE FROM card_names WHERE card = ? AND loose = ? AND whole = ${NAME_RANKS.translated}`,
    );
  }

  hasPrinting(printings: readonly { readonly id: string }[]): boolean {
    return printings.some(({ id }) => this.#printing.get(id) !== undefined);
  }

  keep(card: number | bigint, name: string): void {
    for (const called of namesWithin(name)) this.#kept.add(`${card} ${called}`);
  }

  /** Takes out a card's earlier name in a language, unless it has that in another one or from this import. */
  forget(card: number | bigint, language: string, now: string): void {
    const stay = [now, ...this.#names(card, language, false)].map(namesWithin);
    for (const before of this.#names(card, language, true))
      for (const called of namesWithin(before))
        if (!stay.some((names) => names.has(called)) && !this.#kept.has(`${card} ${called}`))
          this.#forget.run(card, called);
  }

  #names(card: number | bigint, language: string, isSame: boolean): readonly string[] {
    return this.#translations.all(card, language, isSame ? 1 : 0).map((row) => nameSchema.parse(row).name);
  }
}

/** Takes an earlier card out, whose printings and translations stay for the one that takes its place. */
function replacing(database: DatabaseSync): (id: number | bigint) => void {
  const statements = [
    `DELETE FROM card_names WHERE card = ? AND whole > ${NAME_RANKS.translated}`,
    "DELETE FROM cards WHERE id = ?",
  ];
  const prepared = statements.map((statement) => database.prepare(statement));
  return (id) => {
    for (const statement of prepared) statement.run(id);
  };
}
