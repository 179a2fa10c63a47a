/**
 * Programs without a section for commanders have them in the sideboard: in a deck of the size that a format with commanders
 * asks for, its only card there is the commander if it can be one, and two are if they are partners (CR 702.124b, 903.5a).
 */
import type { CardDefinition } from "@spellroom/card-language";
import { areCommanders } from "./commander-cards.ts";
import type { Format } from "./format.ts";
import type { DeckEntry } from "./parsed/parsed-deck.ts";
import type { ResolvedDeck } from "./resolve.ts";

interface Counted {
  readonly count: number;
}

/** A list with its commanders, if it is of the size of any of these formats. */
export function entriesWithCommanders(
  entries: readonly DeckEntry[],
  find: (name: string) => CardDefinition | undefined,
  formats: Iterable<Format>,
): readonly DeckEntry[] {
  const deck = entries.filter(({ section }) => section !== "maybeboard");
  const side = deck.filter(({ section }) => section === "sideboard");
  const isPlain = deck.every(({ section }) => section === "main" || section === "sideboard");
  if (!isPlain || ![...formats].some((format) => isSizeOf(format, deck))) return entries;
  return areBeside(side, ({ name }) => find(name))
    ? entries.map((entry) => (entry.section === "sideboard" ? { ...entry, section: "commander" } : entry))
    : entries;
}

/** The deck as it is in a format: with its commanders where it has them in the sideboard and the format has commanders. */
export function deckInFormat(deck: ResolvedDeck, format: Format): ResolvedDeck {
  const { main, sideboard, commander } = deck;
  if (commander.length > 0 || !isSizeOf(format, [...main, ...sideboard])) return deck;
  return areBeside(sideboard, ({ card }) => card) ? { ...deck, sideboard: [], commander: sideboard } : deck;
}

function isSizeOf({ commander, deck }: Format, cards: readonly Counted[]): boolean {
  return commander !== undefined && deck.minimum === cards.reduce((sum, { count }) => sum + count, 0);
}

function areBeside<T extends Counted>(
  side: readonly T[],
  find: (one: T) => CardDefinition | undefined,
): boolean {
  const cards = side.flatMap((one) => find(one) ?? []);
  return cards.length === side.length && side.every(({ count }) => count === 1) && areCommanders(cards);
}
