import { MANA_TYPES, type ManaType } from "@spellroom/card-language";

/**
 * Which types one mana may have, or may pay for, as a set of bits: the six types of CR 106.1b, and one bit more for mana of a
 * snow source (CR 107.4h). Two masks that share a bit fit together.
 */
export type ManaMask = number;

export const SNOW: ManaMask = 64;
/** What can pay for generic mana without being mana of any type: an artifact tapped for improvise (CR 702.126a). */
export const GENERIC_ONLY: ManaMask = 128;
/** What generic mana in a cost accepts (CR 107.4b). */
export const ANY: ManaMask = 255;
/** An artifact or creature tapped while waterbending: it pays for generic mana of that cost alone. */
export const BENT: ManaMask = 256;
export const ALL_TYPES: ManaMask = 63;
export const ALL_COLORS: ManaMask = 31;

const BIT: Readonly<Record<ManaType, ManaMask>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };

export function maskOf(type: ManaType): ManaMask {
  return BIT[type];
}

export function maskOfAll(types: readonly ManaType[]): ManaMask {
  let mask = 0;
  for (const type of types) mask |= BIT[type];
  return mask;
}

/** The types of a mask in the order of CR 106.1b. */
export function typesIn(mask: ManaMask): readonly ManaType[] {
  return TYPES_IN[mask & ALL_TYPES] ?? [];
}
const TYPES_IN: readonly (readonly ManaType[])[] = Array.from({ length: 64 }, (_, mask) =>
  MANA_TYPES.filter((type) => (BIT[type] & mask) !== 0),
);

/** How many types a mask allows. */
export function breadth(mask: ManaMask): number {
  return typesIn(mask).length;
}

export function isManaType(word: string): word is ManaType {
  return word.length === 1 && word in BIT;
}
