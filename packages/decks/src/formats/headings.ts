import type { DeckSection } from "../parsed/parsed-deck.ts";

/** The headings of sections, in lower case and without separators. */
const SECTIONS: ReadonlyMap<string, DeckSection> = new Map([
  ["deck", "main"],
  ["main", "main"],
  ["maindeck", "main"],
  ["mainboard", "main"],
  ["sideboard", "sideboard"],
  ["side", "sideboard"],
  ["maybe", "maybeboard"],
  ["considering", "maybeboard"],
  ["commander", "commander"],
  ["commanders", "commander"],
  ["companion", "companion"],
  ["maybeboard", "maybeboard"],
  // As Arena writes them in its other languages.
  ["réserve", "sideboard"],
  ["reserva", "sideboard"],
  ["banquillo", "sideboard"],
  ["サイドボード", "sideboard"],
  ["commandant", "commander"],
  ["kommandeur", "commander"],
  ["comandante", "commander"],
  ["統率者", "commander"],
  ["compagnon", "companion"],
  ["gefährte", "companion"],
  ["compañero", "companion"],
  ["compagno", "companion"],
  ["相棒", "companion"],
  ["mazo", "main"],
  ["mazzo", "main"],
  ["デッキ", "main"],
]);

/** Headings of what programs list outside a deck. */
const BESIDE: ReadonlySet<string> = new Set([
  "attractions",
  "avatar",
  "conspiracy",
  "contraptions",
  "dungeon",
  "dungeons",
  "jetons",
  "planardeck",
  "planes",
  "schemedeck",
  "schemes",
  "stickers",
  "tokens",
  "vanguard",
]);

/** Headings of groups within a section; they add no information. */
const GROUPS: ReadonlySet<string> = new Set([
  "artifact",
  "artifacts",
  "battle",
  "battles",
  "creature",
  "creatures",
  "enchantment",
  "enchantments",
  "equipment",
  "instant",
  "instants",
  "kindred",
  "land",
  "lands",
  "other",
  "otherspells",
  "planeswalker",
  "planeswalkers",
  "sorceries",
  "sorcery",
  "spell",
  "spells",
]);

/** "Sideboard:", "SIDE BOARD (15)", "15 side-board" without punctuation, numbers and separators. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[()[\]:]/g, " ")
    .replace(/(?:^|\s)\d{1,4}(?=\s|$)/g, " ")
    .replace(/[\s_-]+/gu, "");
}

/** The section that a heading starts, if it is a heading. */
export function sectionHeading(text: string): DeckSection | undefined {
  return SECTIONS.get(bare(text));
}

/** Whether what follows a heading is outside the deck, such as tokens and planes. */
export function isBesideHeading(text: string): boolean {
  return !/^\d/.test(text) && BESIDE.has(bare(text));
}

/** Lines that programs write for their own use: screen layout, and headers of what follows. */
export function isProgramLine(text: string): boolean {
  return (
    /^(?:About|\[metadata\])$/i.test(text) ||
    text.startsWith("LAYOUT ") ||
    /^AUTHOR:/.test(text) ||
    /^(?:Title|Difficulty|Description|Deck Type|Comment|Image|AI Hints|PreferredArtEdition)=/i.test(text)
  );
}

export function isGroupHeading(text: string): boolean {
  return !/^\d/.test(text) && GROUPS.has(bare(text));
}

/** The deck's name, in the notation of XMage, Magic Workstation, Arena or Forge. */
export function nameLine(text: string): string | undefined {
  return /^(?:NAME\s*:|Name\s|Name=)\s*(\S.*)$/u.exec(text)?.[1];
}
