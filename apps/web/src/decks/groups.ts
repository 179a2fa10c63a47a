import type { CardSummaryView } from "@spellroom/client";
import type { CardFacts } from "./card-facts.ts";
import type { CardLines } from "./deck-lines.ts";

/** By what the cards of a deck can be put into groups. */
export const GROUPINGS = ["none", "type", "cost", "color", "tag"] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const TYPES = [
  "creature",
  "planeswalker",
  "battle",
  "instant",
  "sorcery",
  "artifact",
  "enchantment",
  "land",
] as const;
/** The first of a card's types in this order; a land is a land whatever else it is. */
export type TypeGroup = (typeof TYPES)[number];

export const COLOR_GROUPS = ["W", "U", "B", "R", "G", "multicolor", "colorless"] as const;
export type ColorGroup = (typeof COLOR_GROUPS)[number];

const HEAVIEST = 7;

export type GroupKey =
  | { readonly kind: "all" }
  /** Nothing is known of these cards, or they have no tag. */
  | { readonly kind: "other" }
  | { readonly kind: "type"; readonly type: TypeGroup }
  | { readonly kind: "cost"; readonly cost: number; readonly andMore: boolean }
  | { readonly kind: "color"; readonly color: ColorGroup }
  | { readonly kind: "tag"; readonly tag: string };

export interface Group {
  readonly key: GroupKey;
  readonly cards: readonly CardLines[];
}

/** Cards in groups, in the order of the game; a card with several tags is in each of their groups. */
export function groupsOf(cards: readonly CardLines[], by: Grouping, facts: CardFacts): readonly Group[] {
  const groups = new Map<string, { key: GroupKey; place: string; cards: CardLines[] }>();
  for (const card of cards) {
    for (const { key, place } of keysOf(card, by, facts.get(card.name))) {
      const group = groups.get(place) ?? { key, place, cards: [] };
      group.cards.push(card);
      groups.set(place, group);
    }
  }
  return [...groups.values()].toSorted((one, other) => (one.place < other.place ? -1 : 1));
}

/** The groups of a card, each with its place among the groups. */
function keysOf(
  { tags }: CardLines,
  by: Grouping,
  card: CardSummaryView | undefined,
): readonly { readonly key: GroupKey; readonly place: string }[] {
  const other = { key: { kind: "other" } as const, place: "~" };
  if (by === "none") return [{ key: { kind: "all" }, place: "" }];
  if (by === "tag") {
    return tags.length === 0
      ? [other]
      : tags.map((tag) => ({ key: { kind: "tag", tag }, place: tag.toLowerCase() }));
  }
  if (card === undefined) return [other];
  switch (by) {
    case "type": {
      const type = typeOf(card);
      return type === undefined
        ? [other]
        : [{ key: { kind: "type", type }, place: `${TYPES.indexOf(type)}` }];
    }
    case "cost": {
      if (typeOf(card) === "land") return [{ key: { kind: "type", type: "land" }, place: "9" }];
      const cost = Math.min(Math.floor(card.manaValue), HEAVIEST);
      return [{ key: { kind: "cost", cost, andMore: cost === HEAVIEST }, place: `${cost}` }];
    }
    case "color": {
      const color = colorOf(card);
      return [{ key: { kind: "color", color }, place: `${COLOR_GROUPS.indexOf(color)}` }];
    }
  }
}

/** The type by which a card is filed. */
export function typeOf({ faces: [front] }: CardSummaryView): TypeGroup | undefined {
  const line = front.typeLine.toLowerCase();
  if (line.includes("land")) return "land";
  return TYPES.find((type) => line.includes(type));
}

function colorOf({ colors }: CardSummaryView): ColorGroup {
  if (colors.length > 1) return "multicolor";
  return COLOR_GROUPS.find((color) => color === colors) ?? "colorless";
}
