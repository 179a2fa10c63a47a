import type { DeckSection } from "../parsed/parsed-deck.ts";
import { isBesideHeading, isGroupHeading, sectionHeading } from "./headings.ts";

/** An object of a document, with its keys in lower case and without separators. */
export type Fields = ReadonlyMap<string, unknown>;

/** Keys that wrap the deck itself, such as MTGJSON's `data`. */
export const WRAPPERS: readonly string[] = ["data", "deck", "boards", "entries"];

/** Keys of the number of copies of a card. */
export const COUNTS: readonly string[] = ["count", "quantity", "qty", "amount", "copies", "nb", "nombre"];

/** Lists of cards stored next to a deck that are not part of it, in addition to the headings of text formats. */
const BESIDE: ReadonlySet<string> = new Set(["displaycommander", "signaturespells"]);

/** Keys of card lists, in addition to the headings of text formats. */
const MAIN_LISTS: ReadonlySet<string> = new Set([
  "cards",
  "list",
  "cardlist",
  "decklist",
  "cartes",
  "inventory",
  "nonlands",
]);

export function fieldsOf(value: unknown): Fields {
  if (!isObject(value) || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value).map(([key, held]): [string, unknown] => [tidyKey(key), held]));
}

/** A key in lower case and without separators: `main_deck` as `maindeck`. */
export function tidyKey(key: string): string {
  return key.toLowerCase().replace(/[\s_-]/g, "");
}

/** The section of the cards under a tidied key; a group of cards, such as `creatures`, is part of the main deck. */
export function sectionOfKey(key: string): DeckSection | undefined {
  return MAIN_LISTS.has(key) || isGroupHeading(key) ? "main" : sectionHeading(key);
}

/** Whether what a tidied key holds is outside the deck. */
export function isBesideKey(key: string): boolean {
  return BESIDE.has(key) || isBesideHeading(key);
}

export function cardName(outer: Fields, inner: Fields): string | undefined {
  const keys = ["name", "cardname", "card", "nom", "title"];
  return textOf(outer, keys) ?? textOf(fieldsOf(inner.get("oraclecard")), keys) ?? textOf(inner, keys);
}

/** The first of the keys that holds a text that is not blank. */
export function textOf(fields: Fields, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = fields.get(key);
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return undefined;
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
