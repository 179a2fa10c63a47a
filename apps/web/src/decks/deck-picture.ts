import type { DeckSummary } from "@spellroom/client";
import { type CardLook, COLORS } from "@spellroom/ui";

/** The label of a deck's box, by its colors. */
const CRESTS: Readonly<Record<string, string>> = {
  R: "Dragon",
  G: "Beast",
  W: "Knight",
  U: "Sphinx",
  B: "Skeleton",
  WU: "Bird",
  UB: "Wizard",
  BR: "Demon",
  RG: "Wolf",
  GR: "Wolf",
  WG: "Elf",
  WB: "Vampire",
  UR: "Phoenix",
  BG: "Treefolk",
  GB: "Treefolk",
  RW: "Soldier",
  WR: "Soldier",
  UG: "Octopus",
};

const LOOKS = new Map<string, CardLook>();

/** What a deck's box is painted from, always the same. */
export function deckLook({ id, name, colors }: DeckSummary): CardLook {
  const known = LOOKS.get(id);
  if (known !== undefined) return known;
  const made: CardLook = {
    id,
    name,
    manaCost: [],
    manaValue: 4,
    colors: COLORS.filter((color) => colors.includes(color)),
    types: ["Creature"],
    subtypes: [CRESTS[colors] ?? "Wizard"],
    power: "4",
    toughness: "4",
  };
  LOOKS.set(id, made);
  return made;
}
