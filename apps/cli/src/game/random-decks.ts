import { type CardDefinition, COLORS, type Color } from "@spellroom/card-language";
import { cardColors } from "@spellroom/cards";
import type { CardSource } from "./card-source.ts";
import type { NamedDeck } from "./decks.ts";

const SPELLS = 36;
const LANDS = 24;
/** Names that are looked at in vain before a deck is filled up with basic lands. */
const MOST_TRIES = 4_000;

const BASICS: Readonly<Record<Color, string>> = {
  W: "Plains",
  U: "Island",
  B: "Swamp",
  R: "Mountain",
  G: "Forest",
};

/** A deck of two colors, each of its cards drawn by chance from everything that can be played. */
export function randomDeck(cards: CardSource, chance: () => number, name: string): NamedDeck {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const first = pick(COLORS) ?? "W";
  const second = pick(COLORS.filter((color) => color !== first)) ?? "U";
  const deck: CardDefinition[] = [];
  for (let tries = 0; tries < MOST_TRIES && deck.length < SPELLS; tries++) {
    const found = cards.find(pick(cards.names) ?? "");
    if (found.kind !== "playable") continue;
    const colors = cardColors(found.card);
    const fits = colors.every((color) => color === first || color === second);
    if (fits && !found.card.faces[0].supertypes?.includes("basic")) deck.push(found.card);
  }
  for (let land = 0; land < LANDS; land++) {
    const basic = cards.find(BASICS[land % 2 === 0 ? first : second]);
    if (basic.kind === "playable") deck.push(basic.card);
  }
  return { name, cards: deck };
}
