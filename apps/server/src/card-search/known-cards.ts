/** Every card that can be searched for: the shipped ones, and those of the card database, each name once. */
import type { DatabaseSync } from "node:sqlite";
import {
  type CardPrinting,
  type CardRecord,
  type LegalStatus,
  printedCardSchema,
  RARITIES,
  recordOfDefinition,
  recordOfPrint,
  STATUSES,
  type Translation,
} from "@spellroom/card-search";
import { type FormatDocument, loadPool, looseName } from "@spellroom/cards";
import { definitionId } from "@spellroom/rules";
import { z } from "zod";
import { cardDatabaseFile, openCardDatabase, stampOf } from "../card-database/database-file.ts";
import { withFormats } from "./own-formats.ts";

const cardRow = z.object({
  id: z.int(),
  printed: z.string(),
  legalities: z.string(),
  hash: z.string().nullable(),
  stop: z.string().nullable(),
});
const printingRow = z.object({
  card: z.int(),
  edition: z.string(),
  edition_name: z.string().nullable(),
  number: z.string().nullable(),
  rarity: z.string().nullable(),
  language: z.string().nullable(),
  released: z.string().nullable(),
  artist: z.string().nullable(),
  flavor: z.string().nullable(),
});
const translationRow = z.object({
  card: z.int(),
  language: z.string(),
  name: z.string(),
  text: z.string().nullable(),
});
const legalitiesSchema = z.record(z.string(), z.string());

/** Another one for every import into a data directory; empty without a card database. */
export function databaseStamp(directory: string): string {
  return stampOf(cardDatabaseFile(directory));
}

/** All cards of a data directory. If its card database can't be read, the shipped cards remain. */
export function knownCards(directory: string, formats: readonly FormatDocument[]): readonly CardRecord[] {
  const byName = new Map<string, CardRecord>();
  for (const card of importedCards(directory)) {
    const key = looseName(card.name);
    const other = byName.get(key);
    if (other === undefined || isBetter(card, other)) byName.set(key, card);
  }
  for (const card of loadPool().all) {
    const key = looseName(card.name);
    const shipped = recordOfDefinition(card, definitionId(card));
    byName.set(key, merged(byName.get(key), shipped));
  }
  return [...byName.values()].map((card) => withFormats(card, formats));
}

/** Of two cards of one name, the one that can be played, or is legal somewhere. */
function isBetter(one: CardRecord, other: CardRecord): boolean {
  const worth = ({ hash, legal }: CardRecord): number =>
    (hash === null ? 0 : 100) + Object.keys(legal).length;
  return worth(one) > worth(other);
}

/** A shipped card with its printed data. */
function merged(imported: CardRecord | undefined, shipped: CardRecord): CardRecord {
  if (imported === undefined) return shipped;
  const flags = [...new Set([...imported.flags, "playable" as const])];
  return { ...imported, flags, keywords: shipped.keywords, hash: shipped.hash, stop: null };
}

function importedCards(directory: string): readonly CardRecord[] {
  if (databaseStamp(directory) === "") return [];
  let database: DatabaseSync | undefined;
  try {
    database = openCardDatabase(cardDatabaseFile(directory));
    return readCards(database);
  } catch {
    // A request for one of its cards is logged; see CardDatabase.
    return [];
  } finally {
    database?.close();
  }
}

function readCards(database: DatabaseSync): readonly CardRecord[] {
  const printings = grouped(database, "SELECT * FROM printings", (row) => {
    const { card, edition_name: editionName, ...rest } = printingRow.parse(row);
    return [card, { ...rest, editionName }];
  });
  const translations = grouped(database, "SELECT * FROM translations", (row) => {
    const { card, ...translation } = translationRow.parse(row);
    return [card, translation];
  });
  const rows = database.prepare("SELECT id, printed, legalities, hash, stop FROM cards ORDER BY id").all();
  return rows.map((row) => {
    const { id, printed, legalities, hash, stop } = cardRow.parse(row);
    const record = recordOfPrint(printedCardSchema.parse(JSON.parse(printed)));
    return {
      ...record,
      ...rest(printings.get(id) ?? [], translations.get(id) ?? []),
      flags: hash === null ? record.flags : ["playable", ...record.flags],
      legal: legalIn(legalitiesSchema.parse(JSON.parse(legalities))),
      hash,
      stop,
    };
  });
}

function rest(
  printings: readonly CardPrinting[],
  translations: readonly Translation[],
): Pick<CardRecord, "printings" | "translations" | "rarities"> {
  const printed = new Set(printings.map(({ rarity }) => rarity));
  return { printings, translations, rarities: RARITIES.filter((one) => printed.has(one)) };
}

function legalIn(legalities: Readonly<Record<string, string>>): Readonly<Record<string, LegalStatus>> {
  const known = Object.entries(legalities).flatMap(([format, said]) => {
    const status = STATUSES.find((one) => one === said.toLowerCase());
    return status === undefined ? [] : [[format.toLowerCase(), status] as const];
  });
  return Object.fromEntries(known);
}

/** Rows by the card that they belong to. */
function grouped<T>(
  database: DatabaseSync,
  sql: string,
  read: (row: unknown) => readonly [card: number, value: T],
): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const row of database.prepare(sql).iterate()) {
    const [card, value] = read(row);
    const group = groups.get(card);
    if (group === undefined) groups.set(card, [value]);
    else group.push(value);
  }
  return groups;
}
