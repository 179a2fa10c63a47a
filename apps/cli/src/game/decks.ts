import type { CardDefinition } from "@spellroom/card-language";
import { loadPool, loadPresets, presetCards } from "@spellroom/cards";

export interface NamedDeck {
  readonly name: string;
  readonly cards: readonly CardDefinition[];
}

/** The preset decks as cards, but those with a commander, which the games of these tools don't have. */
export function presetDecks(): NamedDeck[] {
  const pool = loadPool();
  const presets = loadPresets().filter(({ commander }) => commander === undefined);
  return presets.map((preset) => ({
    name: preset.name,
    cards: presetCards(preset).map((name) => {
      const card = pool.byName(name);
      if (!card) throw new RangeError(`the preset ${preset.name} names ${name}, which is not in the pool`);
      return card;
    }),
  }));
}
