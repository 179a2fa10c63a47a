import { assertNever } from "./assert-never.ts";
import { escapeXml } from "./formats/xml.ts";
import type { DeckEntry, DeckFormat, DeckSection, ParsedDeck } from "./parsed/parsed-deck.ts";

/** The parts of a deck that are written: of a parsed deck, or one built in code. */
export type DeckToWrite = Pick<ParsedDeck, "name" | "notes" | "entries">;

/**
 * Writes a deck in a format. What the format cannot express is lost: printings are kept by plain text, Arena, XMage and
 * Cockatrice (by .dec only the set), notes by .dec and Cockatrice, and the maybeboard by none. Where a program has no section
 * for commanders, they are in the sideboard, where it looks for them; so is a companion, which is a card of the sideboard
 * anyway (CR 702.139a).
 */
export function writeDeck(deck: DeckToWrite, format: DeckFormat): string {
  switch (format) {
    case "text":
      return lines(named("# NAME: ", deck), sections(deck, printedLine, TEXT_HEADINGS));
    case "dec":
      return lines(named("// NAME : ", deck), notesLines(deck), decLines(deck));
    case "arena":
      return lines(deck.name === undefined ? [] : ["About", `Name ${deck.name}`, ""], arenaLines(deck));
    case "mtgo":
      return lines(of(deck, "main").map(plainLine), blankBefore(beside(deck).map(plainLine)));
    case "xmage":
      return lines(named("NAME:", deck), xmageLines(deck));
    case "mtgoXml":
      return magicOnlineXml(deck);
    case "cockatrice":
      return cockatriceXml(deck);
    default:
      return assertNever(format);
  }
}

function of(deck: DeckToWrite, section: DeckSection): readonly DeckEntry[] {
  return deck.entries.filter((entry) => entry.section === section);
}

/** The sideboard of a program that has no other section beside the main deck. */
function beside(deck: DeckToWrite): readonly DeckEntry[] {
  const side = of(deck, "sideboard");
  const listed = new Set(side.map(({ name }) => name));
  // Arena lists a companion twice: under its heading and in the sideboard.
  const companions = of(deck, "companion").filter(({ name }) => !listed.has(name));
  return [...of(deck, "commander"), ...companions, ...side];
}

function lines(...blocks: readonly (readonly string[])[]): string {
  return `${blocks.flat().join("\n")}\n`;
}

function named(prefix: string, deck: DeckToWrite): readonly string[] {
  return deck.name === undefined ? [] : [`${prefix}${deck.name}`];
}

function blankBefore(block: readonly string[]): readonly string[] {
  return block.length === 0 ? [] : ["", ...block];
}

function plainLine(entry: DeckEntry): string {
  return `${entry.count} ${entry.name}`;
}

type Headings = readonly (readonly [DeckSection, string])[];

const TEXT_HEADINGS: Headings = [
  ["commander", "Commander"],
  ["companion", "Companion"],
  ["main", "Deck"],
  ["sideboard", "Sideboard"],
];

/** Each section under its heading, separated by blank lines. */
function sections(
  deck: DeckToWrite,
  write: (entry: DeckEntry) => string,
  headings: Headings,
): readonly string[] {
  const blocks = headings
    .map(([section, heading]) => ({ heading, entries: of(deck, section) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => [heading, ...entries.map(write)]);
  return blocks.flatMap((block, index) => (index === 0 ? block : ["", ...block]));
}

function arenaLines(deck: DeckToWrite): readonly string[] {
  return sections(deck, printedLine, TEXT_HEADINGS);
}

function printedLine(entry: DeckEntry): string {
  const number = entry.number === undefined ? "" : ` ${entry.number}`;
  const printing = entry.set === undefined ? "" : ` (${entry.set.toUpperCase()})${number}`;
  return `${plainLine(entry)}${printing}${entry.foil ? " *F*" : ""}`;
}

function setLine(entry: DeckEntry): string {
  return entry.set === undefined ? plainLine(entry) : `${entry.count} [${entry.set}] ${entry.name}`;
}

function notesLines({ notes }: DeckToWrite): readonly string[] {
  return notes === undefined ? [] : notes.split("\n").map((line) => `> ${line}`.trimEnd());
}

/** Sections start with a comment as their heading, except for the sideboard, which has its own prefix. */
function decLines(deck: DeckToWrite): readonly string[] {
  const leaders = (["commander", "companion"] as const).flatMap((section) => {
    const entries = of(deck, section);
    return entries.length === 0 ? [] : [`// ${section}`, ...entries.map(setLine)];
  });
  const main = of(deck, "main").map(setLine);
  const side = of(deck, "sideboard").map((entry) => `SB: ${setLine(entry)}`);
  return [...leaders, ...(leaders.length > 0 ? ["// deck"] : []), ...main, ...side];
}

function xmageLines(deck: DeckToWrite): readonly string[] {
  const line = (entry: DeckEntry) => {
    const printing =
      entry.set === undefined || entry.number === undefined ? "" : `[${entry.set}:${entry.number}] `;
    return `${entry.count} ${printing}${entry.name}`;
  };
  return [...of(deck, "main").map(line), ...beside(deck).map((entry) => `SB: ${line(entry)}`)];
}

function magicOnlineXml(deck: DeckToWrite): string {
  const card = (sideboard: boolean) => (entry: DeckEntry) =>
    `  <Cards CatID="0" Quantity="${entry.count}" Sideboard="${sideboard}" Name="${escapeXml(entry.name)}" />`;
  return lines(
    ['<?xml version="1.0" encoding="utf-8"?>', "<Deck>", "  <NetDeckID>0</NetDeckID>"],
    ["  <PreconstructedDeckID>0</PreconstructedDeckID>"],
    of(deck, "main").map(card(false)),
    beside(deck).map(card(true)),
    ["</Deck>"],
  );
}

function cockatriceXml(deck: DeckToWrite): string {
  const zone = (name: string, entries: readonly DeckEntry[]) => [
    `  <zone name="${name}">`,
    ...entries.map(
      (entry) =>
        `    <card number="${entry.count}" name="${escapeXml(entry.name)}"${printingAttributes(entry)}/>`,
    ),
    "  </zone>",
  ];
  return lines(
    ['<?xml version="1.0" encoding="UTF-8"?>', '<cockatrice_deck version="1">'],
    [
      `  <deckname>${escapeXml(deck.name ?? "")}</deckname>`,
      `  <comments>${escapeXml(deck.notes ?? "")}</comments>`,
    ],
    zone("main", of(deck, "main")),
    zone("side", beside(deck)),
    ["</cockatrice_deck>"],
  );
}

function printingAttributes({ set, number }: DeckEntry): string {
  const code = set === undefined ? "" : ` setShortName="${escapeXml(set)}"`;
  return number === undefined ? code : `${code} collectorNumber="${escapeXml(number)}"`;
}
