/** A query as a tree. */

export const COMPARISONS = ["=", "!=", "<=", ">=", "<", ">"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Numbers of a card that can be compared, with a number or with each other. */
export const STATS = ["manaValue", "power", "toughness", "loyalty", "defense"] as const;
export type Stat = (typeof STATS)[number];

/** From the most common to the rarest. */
export const RARITIES = ["common", "uncommon", "rare", "mythic"] as const;
export type Rarity = (typeof RARITIES)[number];

/** What can be said of a card with `is:`, in the order of their bits in the index: a new one goes to the end. */
export const FLAGS = [
  "playable",
  "permanent",
  "spell",
  "legendary",
  "historic",
  "multicolored",
  "monocolored",
  "colorless",
  "hybrid",
  "phyrexian",
  "vanilla",
  "commander",
  "split",
  "transform",
  "adventure",
  "modal",
  "basic",
] as const;
export type Flag = (typeof FLAGS)[number];

/** `color`: the card's colors; `identity`: also every color in its text (CR 903.4). */
export type ColorKind = "color" | "identity";

export type Term =
  /** Words that occur together in the name; with `exact` the whole name. */
  | { readonly kind: "name"; readonly words: string; readonly exact: boolean }
  | { readonly kind: "text"; readonly words: string }
  | { readonly kind: "type"; readonly words: string }
  | { readonly kind: "keyword"; readonly keyword: string }
  /** `colors` has the letters of WUBRG in that order. */
  | {
      readonly kind: "colors";
      readonly of: ColorKind;
      readonly compare: Comparison;
      readonly colors: string;
    }
  | {
      readonly kind: "colorCount";
      readonly of: ColorKind;
      readonly compare: Comparison;
      readonly count: number;
    }
  | { readonly kind: "cost"; readonly compare: Comparison; readonly symbols: readonly string[] }
  | {
      readonly kind: "number";
      readonly stat: Stat;
      readonly compare: Comparison;
      readonly to: number | Stat;
    }
  | { readonly kind: "parity"; readonly odd: boolean }
  | { readonly kind: "set"; readonly code: string }
  | { readonly kind: "rarity"; readonly compare: Comparison; readonly rarity: Rarity }
  | {
      readonly kind: "format";
      readonly format: string;
      readonly status: "legal" | "banned" | "restricted";
    }
  | { readonly kind: "is"; readonly flag: Flag }
  /** `deck`: the one being built; else the id of a ready-made one. */
  | { readonly kind: "in"; readonly deck: string };

export type Query =
  | Term
  | { readonly kind: "all"; readonly of: readonly Query[] }
  | { readonly kind: "any"; readonly of: readonly Query[] }
  | { readonly kind: "not"; readonly of: Query };

/** Every card. */
export const EVERYTHING: Query = { kind: "all", of: [] };

export const PROBLEMS = [
  "unknownField",
  "noValue",
  "wrongComparison",
  "wrongNumber",
  "wrongColor",
  "wrongSymbol",
  "unknownRarity",
  "unknownFlag",
  "unknownFormat",
  "unknownSet",
  "unknownKeyword",
  "unknownDeck",
  "openQuote",
  "openParenthesis",
  "strayParenthesis",
  "nothingAfter",
  "tooLong",
  "tooMuch",
] as const;

/** Something in a query that isn't understood; the rest of it is searched for all the same. */
export interface Problem {
  readonly problem: (typeof PROBLEMS)[number];
  /** Its position in the query: start and length. */
  readonly at: number;
  readonly length: number;
  readonly word: string;
}
