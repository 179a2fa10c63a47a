/** In which formats of this site a card is legal, and which ready-made decks contain it. */
import type { CardRecord, LegalStatus } from "@spellroom/card-search";
import { type FormatDocument, loadPresets, presetCards } from "@spellroom/cards";

/** A card with the formats of this site among those it is legal in, and the ready-made decks it is in. */
export function withFormats(card: CardRecord, formats: readonly FormatDocument[]): CardRecord {
  const decks = decksWith(card.name);
  const own = formats.flatMap((format) => {
    const status = statusIn(format, card, decks);
    return status === undefined ? [] : [[format.id, status] as const];
  });
  return { ...card, decks, legal: { ...card.legal, ...Object.fromEntries(own) } };
}

function statusIn(
  format: FormatDocument,
  { name, faces, hash }: CardRecord,
  decks: readonly string[],
): LegalStatus | undefined {
  if (hash === null) return undefined;
  if (format.banned.includes(name)) return "banned";
  if (format.cards === "presets") return decks.length > 0 ? "legal" : undefined;
  const types = faces[0].typeLine.toLowerCase();
  if (format.cardTypes !== undefined && !format.cardTypes.some((type) => types.includes(type)))
    return undefined;
  return format.restricted.includes(name) ? "restricted" : "legal";
}

let byCard: ReadonlyMap<string, readonly string[]> | undefined;

function decksWith(name: string): readonly string[] {
  byCard ??= deckIndex();
  return byCard.get(name) ?? [];
}

function deckIndex(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const preset of loadPresets())
    for (const name of new Set([preset.commander ?? [], presetCards(preset)].flat()))
      found.set(name, [...(found.get(name) ?? []), preset.id]);
  return found;
}
