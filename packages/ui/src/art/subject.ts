import type { Color } from "./paint/palette.ts";

/** The input of a picture: a card's characteristics and nothing else. */
export interface ArtSubject {
  /** stable: the card's id, else its name */
  seed: string;
  name: string;
  colors: readonly Color[];
  types: readonly string[];
  subtypes: readonly string[];
  keywords: readonly string[];
  manaValue: number;
  power?: number;
  toughness?: number;
  /** rules text, only for choosing a motif */
  text?: string;
}

export const ART_KINDS = [
  "creature",
  "planeswalker",
  "land",
  "battle",
  "instant",
  "sorcery",
  "saga",
  "aura",
  "enchantment",
  "equipment",
  "vehicle",
  "artifact",
] as const;
/** The layouts of pictures: one for each kind of card that players distinguish. */
export type ArtKind = (typeof ART_KINDS)[number];

const has = (list: readonly string[], wanted: string): boolean =>
  list.some((item) => item.toLowerCase() === wanted);

/** Which layout a card's picture has; the type that matters most on the table wins. */
export function kindOf(subject: Pick<ArtSubject, "types" | "subtypes">): ArtKind {
  const { types, subtypes } = subject;
  if (has(subtypes, "vehicle")) return "vehicle";
  for (const kind of ["creature", "planeswalker", "land", "battle", "instant", "sorcery"] as const) {
    if (has(types, kind)) return kind;
  }
  if (has(subtypes, "saga")) return "saga";
  if (has(subtypes, "aura")) return "aura";
  if (has(subtypes, "equipment")) return "equipment";
  return has(types, "enchantment") ? "enchantment" : "artifact";
}
