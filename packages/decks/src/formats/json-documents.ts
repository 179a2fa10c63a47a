import { cardName, fieldsOf, isBesideKey, isObject, sectionOfKey, tidyKey, WRAPPERS } from "./json-fields.ts";

/** A deck of a document, with the key that it has there. */
interface NamedDeck {
  readonly name?: string;
  readonly deck: unknown;
}

/** The decks of a document whose parts are decks: of a list, alone or as `decks`, or by their names. */
export function decksIn(document: unknown): readonly NamedDeck[] {
  const decks = Array.isArray(document) ? document : fieldsOf(document).get("decks");
  if (Array.isArray(decks))
    return decks.length > 0 && decks.every(isDeck) ? decks.map((deck) => ({ deck })) : [];
  const parts = Object.entries(isObject(document) ? document : {});
  return parts.every(([key, value]) => !isPartOfDeck(tidyKey(key)) && isWholeDeck(value))
    ? parts.map(([name, deck]) => ({ name, deck }))
    : [];
}

/** Whether a tidied key is that of a part of one deck, and so not the name of a deck. */
function isPartOfDeck(key: string): boolean {
  return sectionOfKey(key) !== undefined || isBesideKey(key) || WRAPPERS.includes(key) || key === "sections";
}

function isWholeDeck(value: unknown): boolean {
  return isDeck(value) || isCounts(value) || isNameList(value);
}

/** Whether an object has sections with cards, and is not a card or a count. */
export function isDeck(value: unknown): boolean {
  if (Array.isArray(value)) return false;
  return [...fieldsOf(value)].some(([key, inner]) => sectionOfKey(key) !== undefined && isObject(inner));
}

/** Whether a list has nothing but names, or cards with names. */
function isNameList(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(
    (card) =>
      typeof card === "string" ||
      cardName(fieldsOf(card), fieldsOf(fieldsOf(card).get("card"))) !== undefined,
  );
}

/** Whether an object has nothing but numbers of copies by name. */
export function isCounts(value: unknown): boolean {
  const counts = isObject(value) ? Object.values(value) : [];
  return counts.length > 0 && counts.every((count) => Number.isSafeInteger(count));
}
