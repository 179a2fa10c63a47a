import type { CardSummaryView, DeckLine } from "@spellroom/client";
import type { CardFacts } from "./card-facts.ts";
import { chanceOf } from "./draw-odds.ts";
import { typeOf } from "./groups.ts";

export const MANA_COLORS = ["W", "U", "B", "R", "G"] as const;
export type ManaColor = (typeof MANA_COLORS)[number];

const BASICS: Readonly<Record<ManaColor, { readonly land: string; readonly type: string }>> = {
  W: { land: "Plains", type: "plains" },
  U: { land: "Island", type: "island" },
  B: { land: "Swamp", type: "swamp" },
  R: { land: "Mountain", type: "mountain" },
  G: { land: "Forest", type: "forest" },
};

/** How often a card's colors are to be there in time. */
const IN_TIME = 0.9;
const HAND = 7;
const HEAVIEST = 7;

/** A color's mana: what makes it, and what asks for it. */
export interface ColorBalance {
  readonly color: ManaColor;
  /** Lands that make it. */
  readonly sources: number;
  /** Its symbols in the costs of all copies. */
  readonly symbols: number;
  /** The card that asks for most sources, and for how many. */
  readonly hardest: { readonly name: string; readonly sources: number } | null;
}

export interface ManaBase {
  /** Spells by mana value, the last of 7 and more. */
  readonly curve: readonly number[];
  readonly lands: number;
  readonly averageManaValue: number;
  readonly colors: readonly ColorBalance[];
  /** Lands of the deck that are advised for its size and costs. */
  readonly advised: number;
}

/** What the lands of a deck give, and what its spells ask for. */
export function manaBaseOf(main: readonly DeckLine[], facts: CardFacts): ManaBase {
  const cards = main.flatMap(({ name, count }) => {
    const card = facts.get(name);
    return card === undefined ? [] : [{ card, count }];
  });
  const lands = cards.filter(({ card }) => typeOf(card) === "land");
  const spells = cards.filter(({ card }) => typeOf(card) !== "land");
  const curve = new Array<number>(HEAVIEST + 1).fill(0);
  for (const { card, count } of spells) {
    const column = Math.min(Math.floor(card.manaValue), HEAVIEST);
    curve[column] = (curve[column] ?? 0) + count;
  }
  const landCount = total(lands);
  const size = landCount + total(spells);
  const mana = spells.reduce((sum, { card, count }) => sum + card.manaValue * count, 0);
  const averageManaValue = total(spells) === 0 ? 0 : mana / total(spells);
  const advised = advisedLands(total(spells), averageManaValue);
  const colors = MANA_COLORS.map((color) => {
    const sources = total(lands.filter(({ card }) => makes(card).includes(color)));
    const symbols = spells.reduce((sum, { card, count }) => sum + pips(card, color) * count, 0);
    const asked = spells
      .filter(({ card }) => pips(card, color) > 0)
      .map(({ card }) => ({
        name: card.name,
        sources: sourcesFor(pips(card, color), card.manaValue, {
          lands: Math.max(landCount, advised),
          size: Math.max(size, total(spells) + advised),
        }),
      }));
    const hardest = asked.toSorted((one, other) => other.sources - one.sources)[0] ?? null;
    return { color, sources, symbols, hardest };
  });
  return { curve, lands: landCount, averageManaValue, colors, advised };
}

/**
 * How many lands a deck of so many spells is advised to have: two fifths of a deck of average cost, with one more or fewer of
 * sixty for each half mana that its spells cost more or less.
 */
function advisedLands(spells: number, averageManaValue: number): number {
  if (spells === 0) return 0;
  const share = Math.min(Math.max((19.5 + 1.9 * averageManaValue) / 60, 0.3), 0.47);
  return Math.round((spells * share) / (1 - share));
}

/** Basic lands that would bring a deck to its advised lands, by the colors that its spells ask for; none if it has enough. */
export function basicsFor(base: ManaBase): readonly DeckLine[] {
  const missing = base.advised - base.lands;
  const asked = base.colors.filter(({ symbols }) => symbols > 0);
  if (missing <= 0 || asked.length === 0) return [];
  const symbols = asked.reduce((sum, one) => sum + one.symbols, 0);
  const counts = new Map<ManaColor, number>();
  for (let added = 0; added < missing; added += 1) {
    // Each land goes to the color that is furthest behind its share of all symbols.
    const behind = asked.toSorted((one, other) => lackOf(other) - lackOf(one))[0];
    if (behind !== undefined) counts.set(behind.color, (counts.get(behind.color) ?? 0) + 1);
  }
  return [...counts].map(([color, count]) => ({ count, name: BASICS[color].land }));

  function lackOf({ color, sources, symbols: own }: ColorBalance): number {
    return (own / symbols) * base.advised - sources - (counts.get(color) ?? 0);
  }
}

/**
 * The fewest lands of a color with which so many of its symbols are there on the turn of a card's mana value in nine games of
 * ten, among the lands that one has drawn by then.
 */
function sourcesFor(symbols: number, turn: number, deck: { lands: number; size: number }): number {
  const seen = Math.min(HAND + Math.max(turn, 1) - 1, deck.size);
  const drawn = Math.max(
    Math.round((seen * deck.lands) / Math.max(deck.size, 1)),
    Math.min(turn, HEAVIEST),
    symbols,
  );
  for (let sources = symbols; sources < deck.lands; sources += 1)
    if (chanceOf(symbols, { deck: deck.lands, copies: sources, seen: drawn }) >= IN_TIME) return sources;
  return deck.lands;
}

/** The colors of mana that a land produces, by its basic types and its text. */
function makes({ faces }: CardSummaryView): readonly ManaColor[] {
  return MANA_COLORS.filter((color) =>
    faces.some(({ typeLine, text }) => {
      if (typeLine.toLowerCase().includes(BASICS[color].type)) return true;
      const added = text.split(/[.\n]/).filter((sentence) => /\badd\b/i.test(sentence));
      return added.some(
        (sentence) => sentence.includes(`{${color}}`) || /\bany (?:one )?color\b/i.test(sentence),
      );
    }),
  );
}

function pips({ faces: [front] }: CardSummaryView, color: ManaColor): number {
  return [...front.manaCost.matchAll(/\{([^}]+)\}/g)].filter(([, symbol]) => symbol === color).length;
}

function total(cards: readonly { readonly count: number }[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}
