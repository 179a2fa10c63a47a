import type { DeckSection } from "../parsed-deck.ts";

const SECTIONS: ReadonlyMap<string, DeckSection> = new Map([
  ["deck", "main"],
  ["main", "main"],
  ["main deck", "main"],
  ["maindeck", "main"],
  ["mainboard", "main"],
  ["sideboard", "sideboard"],
  ["side board", "sideboard"],
  ["side", "sideboard"],
  ["commander", "commander"],
  ["commanders", "commander"],
  ["companion", "companion"],
  ["maybeboard", "maybeboard"],
]);

/** Headings of groups within a section; they say nothing that the cards do not. */
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
  "other spells",
  "planeswalker",
  "planeswalkers",
  "sorceries",
  "sorcery",
  "spell",
  "spells",
]);

/** "Sideboard:", "SIDEBOARD (15)", "15 sideboard" without punctuation and numbers. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[()[\]:]/g, " ")
    .replace(/(?:^|\s)\d{1,4}(?=\s|$)/g, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Which section a heading begins, if it is one. */
export function sectionHeading(text: string): DeckSection | undefined {
  return SECTIONS.get(bare(text));
}

export function isGroupHeading(text: string): boolean {
  return !/^\d/.test(text) && GROUPS.has(bare(text));
}

/** The deck's name, as XMage, Magic Workstation and Arena write it. */
export function nameLine(text: string): string | undefined {
  return /^(?:NAME\s*:|Name\s)\s*(\S.*)$/u.exec(text)?.[1];
}
