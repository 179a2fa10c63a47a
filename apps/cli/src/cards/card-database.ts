import { existsSync } from "node:fs";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { CARD_DATABASE } from "@spellroom/card-search";
import { looseName } from "@spellroom/cards";
import { READINGS } from "@spellroom/oracle";
import { z } from "zod";
import { UsageError } from "../terminal/usage.ts";
import { printedSchema } from "./printed-schema.ts";
import { databasePath } from "./schema.ts";

const json = z.string().transform((text): unknown => JSON.parse(text));

const cardSchema = z.object({
  id: z.number(),
  name: z.string(),
  layout: z.string(),
  status: z.enum(READINGS),
  stop: z.string().nullable(),
  definition: json.nullable(),
  printed: json.pipe(printedSchema),
  legalities: json.pipe(z.record(z.string(), z.string())),
});

const printingSchema = z.object({
  id: z.string(),
  edition: z.string(),
  edition_name: z.string().nullable(),
  number: z.string().nullable(),
  rarity: z.string().nullable(),
  language: z.string().nullable(),
  released: z.string().nullable(),
  artist: z.string().nullable(),
  flavor: z.string().nullable(),
  pictures: json.pipe(z.array(z.record(z.string(), z.string()))),
});

const translationSchema = z.object({
  language: z.string(),
  name: z.string(),
  text: z.string().nullable(),
});

const lineSchema = z.object({
  name: z.string(),
  status: z.enum(READINGS),
  stop: z.string().nullable(),
});

/** A card of the database with all that is known of it. */
export interface ShownCard extends z.infer<typeof cardSchema> {
  readonly printings: readonly z.infer<typeof printingSchema>[];
  readonly translations: readonly z.infer<typeof translationSchema>[];
}

/** A card in a list: whether it can be played, and what stops it. */
export type ListedCard = z.infer<typeof lineSchema>;

export interface CardCounts {
  readonly cards: number;
  readonly playable: number;
  readonly unread: number;
  readonly unplayed: number;
  readonly refused: number;
  readonly printings: number;
}

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Reads the card database of a data directory. */
export class CardDatabase {
  readonly #database: DatabaseSync;

  /** @throws UsageError when there is none, or one of another version */
  constructor(directory: string) {
    const file = databasePath(directory);
    if (!existsSync(file))
      throw new UsageError(
        `there are no imported cards in ${directory}; import some with: cards import FILE`,
      );
    this.#database = new DatabaseSync(file, { readOnly: true });
    if (this.#number("PRAGMA application_id") !== CARD_DATABASE.applicationId)
      throw new UsageError(`${file} holds no cards`);
    if (this.#number("PRAGMA user_version") !== CARD_DATABASE.version)
      throw new UsageError(`${file} is of another version of Spellroom; import the cards again`);
  }

  close(): void {
    this.#database.close();
  }

  /** By a card's whole name, that of a face or one in another language, however it is spelled; they go in this order. */
  find(name: string): ShownCard | null {
    const row = this.#database
      .prepare(
        `SELECT cards.* FROM card_names JOIN cards ON cards.id = card_names.card WHERE loose = ?
         ORDER BY whole DESC, sanctioned DESC, cards.id LIMIT 1`,
      )
      .get(looseName(name));
    if (row === undefined) return null;
    const card = cardSchema.parse(row);
    const of = (table: string, order: string): readonly Row[] =>
      this.#database.prepare(`SELECT * FROM ${table} WHERE card = ? ORDER BY ${order}`).all(card.id);
    return {
      ...card,
      printings: of("printings", "released, edition, number, id").map((one) => printingSchema.parse(one)),
      translations: of("translations", "language").map((one) => translationSchema.parse(one)),
    };
  }

  /** Cards by name, all or those that can or can't be played. */
  *list(which: "all" | "playable" | "unplayable", most = Number.MAX_SAFE_INTEGER): Generator<ListedCard> {
    const where = {
      all: "",
      playable: "WHERE status = 'playable'",
      unplayable: "WHERE status <> 'playable'",
    };
    const rows = this.#database
      .prepare(`SELECT name, status, stop FROM cards ${where[which]} ORDER BY name, id LIMIT ?`)
      .iterate(most);
    for (const row of rows) yield lineSchema.parse(row);
  }

  counts(): CardCounts {
    const of = (status: (typeof READINGS)[number]): number =>
      this.#number(`SELECT count(*) FROM cards WHERE status = '${status}'`);
    return {
      cards: this.#number("SELECT count(*) FROM cards"),
      playable: of("playable"),
      unread: of("unread"),
      unplayed: of("unplayed"),
      refused: of("refused"),
      printings: this.#number("SELECT count(*) FROM printings"),
    };
  }

  /** What is noted of the import, such as `reader` or `importedAt`. */
  about(key: string): string | null {
    const value = this.#database.prepare("SELECT value FROM about WHERE key = ?").get(key)?.value;
    return typeof value === "string" ? value : null;
  }

  #number(query: string): number {
    return Number(Object.values(this.#database.prepare(query).get() ?? {})[0]);
  }
}
