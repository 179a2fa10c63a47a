/** A chosen deck, as the cards of a game's set-up. */
import type { CardDefinition } from "@spellroom/card-language";
import { type FormatDocument, loadPresets, presetCards } from "@spellroom/cards";
import { checkDeck, describeDeckIssue } from "./legality.ts";
import type { NameSource } from "./name-source.ts";
import { parseDeck } from "./parse.ts";
import { type DeckError, describeDeckError } from "./parsed/parsed-deck.ts";
import { resolveDeck } from "./resolve.ts";

/** A ready-made deck by its id, or a list. */
export type ChosenDeck = { readonly preset: string } | { readonly list: string };

export type BuiltDeck =
  | {
      readonly ok: true;
      readonly cards: readonly CardDefinition[];
      readonly sideboard: readonly CardDefinition[];
      /** In formats that have them. */
      readonly commanders: readonly CardDefinition[];
    }
  | { readonly ok: false; readonly message: string };

/** What a deck is built from. */
export interface DeckParts {
  readonly cards: NameSource;
  /** Whether a card can be played at all. */
  readonly allows: (card: CardDefinition) => boolean;
  /** Details of what is wrong with a line. */
  readonly describe?: (error: DeckError) => string;
}

/** How many reasons are reported for an illegal deck; no suggestions are computed for the others. */
const REASONS = 3;

/** The cards of a deck choice, or why it may not be played in the format. */
export function buildDeck(
  format: FormatDocument,
  choice: ChosenDeck,
  { cards, allows, describe = describeDeckError }: DeckParts,
): BuiltDeck {
  const list = "list" in choice ? choice.list : presetList(choice.preset);
  if (list === undefined) return { ok: false, message: "There is no such ready-made deck" };
  const parsed = parseDeck(list);
  if (!parsed.ok)
    return { ok: false, message: parsed.error.map(describeDeckError).slice(0, REASONS).join("; ") };
  const resolved = resolveDeck(parsed.value, cards, REASONS);
  if (!resolved.ok) return { ok: false, message: resolved.error.slice(0, REASONS).map(describe).join("; ") };
  const legal = checkDeck(resolved.value, format, { presets: loadPresets(), allows });
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
