/** Which decks meet in a game with this number. */
import { loadPresets } from "@spellroom/cards";
import { seededChance } from "../../support/chance.ts";
import { type CanaryDeck, canaryDeck } from "./canaries.ts";
import { hiddenDeck } from "./hidden-decks.ts";

/** Whether the decks of a game hide things, and are played by people who are after what is hidden: every other game's do. */
export function hidesThings(luck: number): boolean {
  return luck % 2 === 1;
}

/** Ready-made decks, or ones from the whole pool that hide things. */
export function decksOf(luck: number): readonly [CanaryDeck, CanaryDeck] {
  if (hidesThings(luck)) {
    const chance = seededChance(luck + 4_000);
    return [hiddenDeck(chance), hiddenDeck(chance)];
  }
  const presets = loadPresets().flatMap(({ id, commander }) => (commander === undefined ? [id] : []));
  const chance = seededChance(luck);
  const pick = (at: number): CanaryDeck => canaryDeck(presets[at % presets.length] ?? "", chance);
  return [pick(luck), pick(luck * 5 + 1)];
}

/** The seed of a game's chance, from its number. */
export function seedOf(luck: number): string {
  const chance = seededChance(luck + 77);
  return Array.from({ length: 64 }, () => Math.floor(chance() * 16).toString(16)).join("");
}
