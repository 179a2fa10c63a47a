import type { Color } from "../art/paint/palette.ts";
import type { Mark, Offer } from "./look.ts";

/** The words a card is read out with, for one language. */
export interface CardWords {
  colors: Record<Color, string>;
  colorless: string;
  generic(amount: number): string;
  variable(letter: string): string;
  snow: string;
  or(left: string, right: string): string;
  orLife(mana: string): string;
  times(count: number, mana: string): string;
  tap: string;
  untap: string;
  energy: string;
  manaCost(cost: string): string;
  token: string;
  loyalty(value: string): string;
  defense(value: string): string;
  damage(amount: number): string;
  counters(kind: string, count: number): string;
  level(value: number): string;
  copies(count: number): string;
  marks: Record<Mark, string>;
  /** what a card that is marked as legal can be used for */
  offers: Record<Offer, string>;
  attacking(whom: string): string;
  blocking(whom: string): string;
  faceDown: string;
  /** a type line of words in English: "Legendary Creature — Elf" */
  types(of: TypeWords): string;
  /** a keyword ability by its English name */
  keyword(name: string): string;
}

export interface TypeWords {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** "Legendary Creature — Elf Druid". */
export function englishTypes({ supertypes, types, subtypes }: TypeWords): string {
  const left = [...supertypes, ...types].join(" ");
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(" ")}`;
}

export const englishWords: CardWords = {
  colors: { W: "white", U: "blue", B: "black", R: "red", G: "green" },
  colorless: "colorless",
  generic: (amount) => `${amount} generic`,
  variable: (letter) => letter,
  snow: "snow",
  or: (left, right) => `${left} or ${right}`,
  orLife: (mana) => `${mana} or 2 life`,
  times: (count, mana) => `${count} ${mana}`,
  tap: "tap",
  untap: "untap",
  energy: "energy",
  manaCost: (cost) => `costs ${cost}`,
  token: "token",
  loyalty: (value) => `loyalty ${value}`,
  defense: (value) => `defense ${value}`,
  damage: (amount) => `${amount} damage`,
  counters: (kind, count) => `${count} ${kind} ${count === 1 ? "counter" : "counters"}`,
  level: (value) => `Level ${value}`,
  copies: (count) => `${count} of them`,
  marks: {
    tapped: "tapped",
    attacking: "attacking",
    blocking: "blocking",
    "summoning sick": "summoning sick",
    frozen: "won't untap",
    legal: "can be played",
    targetable: "can be targeted",
    target: "targeted",
    selected: "selected",
    "phased out": "phased out",
  },
  offers: {
    play: "can be played",
    pay: "can pay",
    attack: "can attack",
    block: "can block",
    choose: "can be chosen",
  },
  attacking: (whom) => `attacking ${whom}`,
  blocking: (whom) => `blocking ${whom}`,
  faceDown: "face-down card",
  types: englishTypes,
  keyword: (name) => name.toLowerCase(),
};
