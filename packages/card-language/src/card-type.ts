export const CARD_TYPES = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "instant",
  "kindred",
  "land",
  "planeswalker",
  "sorcery",
] as const;
/** CR 205.2a, those that a game of the traditional card types uses. */
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ["basic", "legendary", "snow", "world"] as const;
/** CR 205.4a. */
export type Supertype = (typeof SUPERTYPES)[number];

/** Subtypes are spelled as printed: `"Elf"`, `"Forest"`, `"Aura"`, `"Equipment"`. The tables are in `subtypes.ts`. */
export type Subtype = string;
