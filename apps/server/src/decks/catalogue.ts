/** What can be played here: formats, preset decks, bots; and whether a deck may be played. */

import { type GameDocuments, loadPool, loadPresets, offeredFormat } from "@spellroom/cards";
import type { DeckEntry } from "@spellroom/protocol/http";
import { definitionId } from "@spellroom/rules";
import type { ImportedCards } from "../card-database/card-database.ts";
import { BOTS } from "../match/bots/site-bots.ts";
import type { Catalogue } from "../match/match-service.ts";
import { buildDeck, checkDeckChoice, type DeckChecks } from "./built-decks.ts";

/** The cards of a preset deck. @throws RangeError for a preset with a card that isn't in the pool */
function presetEntries(id: string): readonly DeckEntry[] | undefined {
  const preset = loadPresets().find((one) => one.id === id);
  if (preset === undefined) return undefined;
  const commander = preset.commander === undefined ? [] : [{ count: 1, name: preset.commander }];
  return [...commander, ...preset.main].map(({ count, name }) => {
    const card = loadPool().lookUp(name);
    if (!card) throw new RangeError(`the deck "${id}" has "${name}", which is not in the pool`);
    return { count, name, definition: definitionId(card) };
  });
}

/** @param searches check the lists that people bring, whose cost is theirs to choose */
export function makeCatalogue(
  documents: GameDocuments,
  imported: ImportedCards,
  searches: DeckChecks,
): Catalogue {
  const formats = [...documents.formats.values()];
  return {
    formats: formats.map((format) => offeredFormat(documents, format)),
    decks: loadPresets().map((preset) => ({
      id: preset.id,
      name: preset.name,
      description: preset.summary.join(" "),
      formats: formats
        .filter((format) => buildDeck(format, { preset: preset.id }, imported).ok)
        .map((format) => format.id),
      colors: preset.colors.join(""),
    })),
    bots: BOTS,
    deckCards: presetEntries,
    checkDeck: async (format, deck) =>
      "list" in deck
        ? searches.checkDeck(format, deck)
        : checkDeckChoice(documents.formats, format, deck, imported),
  };
}
