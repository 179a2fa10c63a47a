/** What can be played here: formats, preset decks, bots; and whether a deck may be played. */

import { type FormatDocument, type GameDocuments, loadPool, loadPresets, rulesetOf } from "@spellroom/cards";
import {
  type BuiltDeck,
  buildDeck as buildDeckOf,
  type DeckError,
  describeDeckError,
} from "@spellroom/decks";
import type { DeckChoice, DeckEntry, FormatView } from "@spellroom/protocol/http";
import { definitionId } from "@spellroom/rules";
import type { ImportedCards } from "../card-database/card-database.ts";
import { BOTS } from "../match/bots/site-bots.ts";
import type { Catalogue } from "../match-service.ts";
import { canBePlayed, knownNames } from "./deck-lists.ts";

/** Why nothing can be played in a format of that id. */
export function noFormat(id: string): string {
  return `There is no format "${id}"`;
}

/** The cards of a deck choice, or why it may not be played in the format. Shipped cards go before imported ones. */
export function buildDeck(format: FormatDocument, choice: DeckChoice, imported: ImportedCards): BuiltDeck {
  return buildDeckOf(format, choice, {
    cards: knownNames(imported),
    allows: canBePlayed,
    describe: (error) => describeMissing(error, imported),
  });
}

/** A card that was imported but can't be played says why. */
function describeMissing(error: DeckError, imported: ImportedCards): string {
  const found = error.problem === "unknownCard" ? imported.find(error.text) : undefined;
  return found?.kind === "unplayable"
    ? `line ${error.line}: ${found.name} can't be played, ${found.why}`
    : describeDeckError(error);
}

/** The cards of a preset deck. @throws RangeError for a preset with a card that isn't in the pool */
function presetEntries(id: string): readonly DeckEntry[] | undefined {
  const preset = loadPresets().find((one) => one.id === id);
  if (preset === undefined) return undefined;
  const commander = preset.commander === undefined ? [] : [{ count: 1, name: preset.commander }];
  return [...commander, ...preset.main].map(({ count, name }) => {
    const card = loadPool().lookUp(name);
    if (!card) throw new RangeError(`the deck "${id}" has "${name}", which is no card of the pool`);
    return { count, name, definition: definitionId(card) };
  });
}

/** Strangers are paired in formats for two, since others need more seats than a quick match has. */
function formatView(documents: GameDocuments, format: FormatDocument): FormatView {
  const { id, name, summary, translations } = format;
  const { min, max } = rulesetOf(documents, format).players;
  const words = { id, name, summary, ...(translations === undefined ? {} : { translations }) };
  return { ...words, players: min, mostPlayers: max, quickMatch: max === 2 };
}

export function makeCatalogue(documents: GameDocuments, imported: ImportedCards): Catalogue {
  const formats = [...documents.formats.values()];
  return {
    formats: formats.map((format) => formatView(documents, format)),
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
    checkDeck: async (format, deck) => {
      const document = documents.formats.get(format);
      if (document === undefined) return { ok: false, message: noFormat(format) };
      const built = buildDeck(document, deck, imported);
      return built.ok ? { ok: true } : built;
    },
  };
}
