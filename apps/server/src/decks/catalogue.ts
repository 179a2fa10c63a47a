/** What can be played here: formats, preset decks, bots; and whether a deck may be played. */

import type { CardDefinition } from "@spellroom/card-language";
import {
  type FormatDocument,
  loadFormats,
  loadPool,
  loadPresets,
  presetCards,
  type RulesetDocument,
  rulesetById,
} from "@spellroom/cards";
import {
  checkDeck,
  type DeckError,
  describeDeckError,
  describeDeckIssue,
  type NameSource,
  parseDeck,
  resolveDeck,
} from "@spellroom/decks";
import type { DeckChoice, DeckEntry } from "@spellroom/protocol/http";
import { definitionId, whatLacks } from "@spellroom/rules";
import type { ImportedCards } from "../card-database/card-database.ts";
import { BOTS } from "../match/bots/site-bots.ts";
import type { Catalogue } from "../match-service.ts";
import { readList } from "./deck-lists.ts";

export type BuiltDeck =
  | {
      readonly ok: true;
      readonly cards: readonly CardDefinition[];
      readonly sideboard: readonly CardDefinition[];
      /** In formats that have them. */
      readonly commanders: readonly CardDefinition[];
    }
  | { readonly ok: false; readonly message: string };

/** Of a deck that can't be played, so many reasons are said; nothing is worked out for the others. */
const REASONS = 3;

/** The ruleset that a format is played by. */
export function rulesetOf(format: string): RulesetDocument | undefined {
  const document = loadFormats().get(format);
  return document && rulesetById(document.ruleset);
}

/** The cards of a deck choice, or why it may not be played in the format. Shipped cards go before imported ones. */
export function buildDeck(format: string, choice: DeckChoice, imported: ImportedCards): BuiltDeck {
  const document = loadFormats().get(format);
  if (!document) return { ok: false, message: `There is no format "${format}"` };
  const list = "list" in choice ? choice.list : presetList(choice.preset);
  if (list === undefined) return { ok: false, message: "There is no such ready-made deck" };
  const parsed = parseDeck(list);
  if (!parsed.ok)
    return { ok: false, message: parsed.error.map(describeDeckError).slice(0, REASONS).join("; ") };
  const resolved = resolveDeck(parsed.value, knownCards(imported), REASONS);
  if (!resolved.ok) {
    const says = resolved.error.slice(0, REASONS).map((error) => describeMissing(error, imported));
    return { ok: false, message: says.join("; ") };
  }
  const allows = (card: CardDefinition): boolean => whatLacks(card).length === 0;
  const legal = checkDeck(resolved.value, document, { presets: loadPresets(), allows });
  if (!legal.ok)
    return { ok: false, message: legal.error.map(describeDeckIssue).slice(0, REASONS).join(" ") };
  return {
    ok: true,
    cards: copiesOf(legal.value.main),
    sideboard: copiesOf(legal.value.sideboard),
    commanders: copiesOf(legal.value.commander),
  };
}

function copiesOf(
  lines: readonly { readonly card: CardDefinition; readonly count: number }[],
): readonly CardDefinition[] {
  return lines.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}

/** Shipped cards, and imported ones besides them. */
export function knownCards(imported: ImportedCards): NameSource {
  const pool = loadPool();
  return {
    all: pool.all,
    lookUp: (name) => {
      const shipped = pool.lookUp(name);
      if (shipped) return shipped;
      const found = imported.find(name);
      return found?.kind === "playable" ? found.card : undefined;
    },
  };
}

/** A card that was imported but can't be played says why. */
function describeMissing(error: DeckError, imported: ImportedCards): string {
  const found = error.problem === "unknownCard" ? imported.find(error.text) : undefined;
  return found?.kind === "unplayable"
    ? `line ${error.line}: ${found.name} can't be played, ${found.why}`
    : describeDeckError(error);
}

/** A ready-made deck as a list, so that it takes the same way as every other deck. */
function presetList(id: string): string | undefined {
  const preset = loadPresets().find((one) => one.id === id);
  if (!preset) return undefined;
  const counts = new Map<string, number>();
  for (const name of presetCards(preset)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const lines = [...counts].map(([name, count]) => `${count} ${name}`);
  return (
    preset.commander === undefined ? lines : ["Commander", `1 ${preset.commander}`, "", "Deck", ...lines]
  ).join("\n");
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
function isQuick({ ruleset }: FormatDocument): boolean {
  return rulesetById(ruleset).players.max === 2;
}

export function makeCatalogue(imported: ImportedCards): Catalogue {
  const formats = [...loadFormats().values()];
  return {
    formats: formats.map((format) => ({
      id: format.id,
      name: format.name,
      players: rulesetById(format.ruleset).players.min,
      mostPlayers: rulesetById(format.ruleset).players.max,
      quickMatch: isQuick(format),
    })),
    decks: loadPresets().map((preset) => ({
      id: preset.id,
      name: preset.name,
      description: preset.summary.join(" "),
      formats: formats
        .filter((format) => buildDeck(format.id, { preset: preset.id }, imported).ok)
        .map((format) => format.id),
      colors: preset.colors.join(""),
    })),
    bots: BOTS,
    deckCards: presetEntries,
    readList: (text, printings) => readList(text, knownCards(imported), imported, printings),
    checkDeck: async (format, deck) => {
      const built = buildDeck(format, deck, imported);
      return built.ok ? { ok: true } : built;
    },
  };
}
