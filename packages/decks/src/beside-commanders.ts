import type { CardDefinition } from "@spellroom/card-language";
import { loadFormats } from "@spellroom/cards";
import { arePartners, canBeCommander } from "./commander-cards.ts";
import type { DeckEntry } from "./parsed/parsed-deck.ts";

/**
 * Programs without a section for commanders have them in the sideboard: in a deck of the size that a format with commanders
 * asks for, its only card there is the commander if it can be one, and two are if they are partners (CR 702.124b, 903.5a).
 */
export function withCommanders(
  entries: readonly DeckEntry[],
  find: (name: string) => CardDefinition | undefined,
): readonly DeckEntry[] {
  const deck = entries.filter(({ section }) => section !== "maybeboard");
  const side = deck.filter(({ section }) => section === "sideboard");
  const isPlain = deck.every(({ section }) => section === "main" || section === "sideboard");
  const isFew = (side.length === 1 || side.length === 2) && side.every(({ count }) => count === 1);
  if (!isPlain || !isFew || !isCommanderSize(deck.reduce((sum, { count }) => sum + count, 0))) return entries;
  const leaders = side.flatMap(({ name }) => find(name) ?? []);
  const [one, other] = leaders;
  const may =
    leaders.length === side.length &&
    leaders.every(canBeCommander) &&
    (one === undefined || other === undefined || arePartners(one, other));
  return may
    ? entries.map((entry) => (entry.section === "sideboard" ? { ...entry, section: "commander" } : entry))
    : entries;
}

function isCommanderSize(cards: number): boolean {
  return [...loadFormats().values()].some(({ commander, deck }) => commander && deck.minimum === cards);
}
