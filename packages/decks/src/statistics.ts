import { CARD_TYPES, type CardDefinition, type CardType, COLORS, type Color } from "@spellroom/card-language";
import { cardColors, cardManaValue } from "@spellroom/cards";
import type { DeckCard } from "./resolve.ts";

/** Mana values from this one up share the last column of the mana curve. */
export const LAST_CURVE_COLUMN = 7;

/** The composition of a deck, in numbers of cards. */
export interface DeckStatistics {
  readonly cards: number;
  readonly lands: number;
  /** Nonland cards by mana value: 0, 1, ..., 7 and more. */
  readonly curve: readonly number[];
  /** Of the nonland cards; 0 if there are none. */
  readonly averageManaValue: number;
  /** Cards by the types of their front face; a card with two types counts for both. */
  readonly types: { readonly [T in CardType]: number };
  /** Nonland cards by color; a multicolored card counts for each of its colors. */
  readonly colors: { readonly [C in Color]: number };
  readonly colorless: number;
  readonly multicolored: number;
  /** Colored mana symbols in the costs of all cards: the weight of each color. */
  readonly symbols: { readonly [C in Color]: number };
}

/** Statistics of a section of a deck, usually the main deck. */
export function deckStatistics(cards: readonly DeckCard[]): DeckStatistics {
  const spells = cards.filter(({ card }) => !isLand(card));
  const nonland = count(spells);
  const total = spells.reduce((sum, { card, count: copies }) => sum + cardManaValue(card) * copies, 0);
  const withColors = (test: (colors: number) => boolean) =>
    count(spells.filter(({ card }) => test(cardColors(card).length)));
  return {
    cards: count(cards),
    lands: count(cards) - nonland,
    curve: curveOf(spells),
    averageManaValue: nonland === 0 ? 0 : total / nonland,
    types: tally(CARD_TYPES, cards, (card, type) => (card.faces[0].types.includes(type) ? 1 : 0)),
    colors: tally(COLORS, spells, (card, color) => (cardColors(card).includes(color) ? 1 : 0)),
    colorless: withColors((colors) => colors === 0),
    multicolored: withColors((colors) => colors > 1),
    symbols: tally(COLORS, cards, symbolsOf),
  };
}

function isLand(card: CardDefinition): boolean {
  return card.faces[0].types.includes("land");
}

function count(cards: readonly DeckCard[]): number {
  return cards.reduce((sum, entry) => sum + entry.count, 0);
}

function curveOf(spells: readonly DeckCard[]): readonly number[] {
  const curve = new Array<number>(LAST_CURVE_COLUMN + 1).fill(0);
  for (const { card, count: copies } of spells) {
    const column = Math.min(cardManaValue(card), LAST_CURVE_COLUMN);
    curve[column] = (curve[column] ?? 0) + copies;
  }
  return curve;
}

function symbolsOf(card: CardDefinition, color: Color): number {
  const symbols = card.faces.flatMap((face) => face.manaCost ?? []);
  return symbols.filter((symbol) => symbol.split("/").includes(color)).length;
}

/** For every key, the sum of what each copy of each card contributes to it. */
function tally<K extends string>(
  keys: readonly K[],
  cards: readonly DeckCard[],
  weight: (card: CardDefinition, key: K) => number,
): { readonly [P in K]: number } {
  const sumFor = (key: K) => cards.reduce((sum, entry) => sum + weight(entry.card, key) * entry.count, 0);
  return fromKeys(keys, sumFor);
}

function fromKeys<K extends string>(keys: readonly K[], value: (key: K) => number): Record<K, number> {
  const record: Partial<Record<K, number>> = {};
  for (const key of keys) record[key] = value(key);
  if (!isComplete(record, keys)) throw new Error("a key was left out");
  return record;
}

function isComplete<K extends string>(
  record: Partial<Record<K, number>>,
  keys: readonly K[],
): record is Record<K, number> {
  return keys.every((key) => record[key] !== undefined);
}
