import type { Ability } from "./ability.ts";
import type { Color, ManaCost } from "./mana.ts";

/** Version of the language. A document of another version is refused with that reason. */
export const LANGUAGE_VERSION = 1;

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

export const LAYOUTS = [
  "normal",
  "transform",
  "modal_dfc",
  "split",
  "flip",
  "adventure",
  "prepare",
  "meld",
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Printed power or toughness: a number, or `*` with an offset (`{ star: 1 }` is `1+*`; its value comes from an ability, CR 208.2). */
export type PowerToughness = number | { readonly star: number };

/** The printed characteristics of one face (CR 109.3). */
export interface Face {
  readonly name: string;
  /** `null` where the card has no mana cost at all (lands, CR 202.1b); `["0"]` is a cost of zero. */
  readonly manaCost: ManaCost | null;
  readonly colorIndicator?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly Subtype[];
  readonly power?: PowerToughness;
  readonly toughness?: PowerToughness;
  readonly loyalty?: number | "X";
  readonly defense?: number;
  readonly abilities?: readonly Ability[];
}

/** A whole card as data. The front (or left, or normal) face comes first. */
export interface CardDefinition {
  readonly version: typeof LANGUAGE_VERSION;
  /** The card's name; for a card with faces `"Front // Back"`. */
  readonly name: string;
  readonly layout: Layout;
  readonly faces: readonly [Face, ...Face[]];
}
