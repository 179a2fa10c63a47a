import { fail } from "@spellroom/card-language";
import { looksLikeTable, readTable } from "./formats/csv.ts";
import { readJsonDeck } from "./formats/json-decks.ts";
import { looksLikeMagicOnline, readText } from "./formats/text.ts";
import { readCockatrice, readMagicOnlineXml, readOctgn } from "./formats/xml-decks.ts";
import { DeckCollector, type DeckReading, withoutInvisible } from "./parsed/collector.ts";
import { MAX_LINES, MAX_TEXT } from "./parsed/limits.ts";
import type { DeckProblem, DeckResult, ParsedDeck, ReadFormat } from "./parsed/parsed-deck.ts";
import { withoutMojibake } from "./text-encoding.ts";

/** Reads a deck in the given format, or in the detected one; fails unless all of it can be read. */
export function parseDeck(text: string, format?: ReadFormat): DeckResult<ParsedDeck> {
  const tooLarge = refusal(text);
  if (tooLarge !== undefined) return fail([{ line: 0, ...tooLarge }]);
  const collector = new DeckCollector();
  readInto(collector, text, format);
  return collector.result();
}

/**
 * Reads as much of a text as possible as a deck, and reports every line that cannot be read. Only comments, headings and
 * blank lines are skipped.
 */
export function readDeckText(text: string, format?: ReadFormat): DeckResult<DeckReading> {
  const refused = refusal(text) ?? notText(text);
  if (refused !== undefined) return fail([{ line: 0, ...refused }]);
  const collector = new DeckCollector(MAX_LINES);
  readInto(collector, text, format);
  return collector.reading();
}

/** Reads a deck file; its extension takes precedence over format detection. */
export function parseDeckFile(fileName: string, text: string): DeckResult<ParsedDeck> {
  return parseDeck(text, formatOfFile(fileName, text));
}

type Refusal = { readonly problem: DeckProblem; readonly text: string } | undefined;

function refusal(text: string): Refusal {
  return text.length > MAX_TEXT
    ? { problem: "tooLarge", text: `more than ${MAX_TEXT} characters` }
    : undefined;
}

/** Detects binary files by characters that no list contains. */
function notText(text: string): Refusal {
  let at = 0;
  while (at < text.length && !isControl(text.charCodeAt(at))) at += 1;
  if (at === text.length) return undefined;
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0");
  return { problem: "notText", text: `U+${code} at character ${at + 1}` };
}

/** Tabs, line and page breaks, and the end-of-file mark of old systems count as text. */
function isControl(code: number): boolean {
  return code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a;
}

/** Bytes of broken letters may look like soft hyphens, so letters are mended before what is invisible is dropped. */
function plainText(text: string): string {
  return withoutInvisible(withoutMojibake(text.startsWith("\uFEFF") ? text.slice(1) : text));
}

function readInto(collector: DeckCollector, text: string, format: ReadFormat | undefined): void {
  const plain = plainText(text);
  const known = format ?? detectDeckFormat(plain);
  switch (known) {
    case "cockatrice":
      return readCockatrice(plain, collector);
    case "mtgoXml":
      return readMagicOnlineXml(plain, collector);
    case "octgn":
      return readOctgn(plain, collector);
    case "json":
      return readJsonDeck(plain, collector);
    case "csv":
      return readTable(plain, collector);
    case "text":
    case "dec":
    case "arena":
    case "xmage":
      return readText(plain, { blankBeginsSideboard: false }, collector);
    case "mtgo":
      return readText(plain, { blankBeginsSideboard: true }, collector);
  }
}

const BY_ENDING: ReadonlyMap<string, ReadFormat> = new Map([
  ["dec", "dec"],
  ["dck", "xmage"],
  ["cod", "cockatrice"],
  ["mwdeck", "dec"],
  ["o8d", "octgn"],
  ["json", "json"],
  ["csv", "csv"],
]);

function formatOfFile(fileName: string, text: string): ReadFormat {
  const ending = /\.([A-Za-z\d]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return BY_ENDING.get(ending) ?? detectDeckFormat(plainText(text));
}

/** Detects the format of a text. */
export function detectDeckFormat(text: string): ReadFormat {
  const start = text.slice(0, 2000);
  if (/^\s*</.test(start)) return xmlFormat(start);
  if (/^\s*(?:\{|\[\s*(?:["{[\]\d-]|$))/.test(start) && !/^\s*\[[\w ]+\]\s*(?:\r|\n)/.test(start))
    return "json";
  if (looksLikeTable(start)) return "csv";
  if (/^(?:SB:[ \t]*)?\d+ \[[A-Za-z0-9]{1,8}:[^\]\s]{1,10}\] /m.test(text)) return "xmage";
  if (/^(?:Deck|Commander|Companion|About)[ \t]*$/m.test(text)) return "arena";
  if (looksLikeMagicOnline(text)) return "mtgo";
  if (/^\d+ [^\n]{1,200} \([A-Z0-9]{2,8}\)(?: \S+)?[ \t]*$/m.test(text)) return "arena";
  if (/^(?:SB:|#|\/\/)/m.test(text)) return "dec";
  return "text";
}

function xmlFormat(start: string): ReadFormat {
  if (start.includes("<cockatrice_deck")) return "cockatrice";
  return /<deck[\s>]/.test(start) ? "octgn" : "mtgoXml";
}
