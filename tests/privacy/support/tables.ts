/** Which decks meet in a game with this number. */
import { loadPresets } from "@spellroom/cards";
import { seededChance } from "../../support/chance.ts";
import { type CanaryDeck, canaryDeck } from "./canaries.ts";

export function decksOf(luck: number): readonly [CanaryDeck, CanaryDeck] {
  const presets = loadPresets().map(({ id }) => id);
  const chance = seededChance(luck);
  const pick = (at: number): CanaryDeck => canaryDeck(presets[at % presets.length] ?? "", chance);
  return [pick(luck), pick(luck * 5 + 1)];
}

/** The seed of a game's chance, from its number. */
export function seedOf(luck: number): string {
  const chance = seededChance(luck + 77);
  return Array.from({ length: 64 }, () => Math.floor(chance() * 16).toString(16)).join("");
}
