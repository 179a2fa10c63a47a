import { fail } from "@spellroom/card-language";
import { looksLikeMagicOnline, readText } from "./formats/text.ts";
import { readCockatrice, readMagicOnlineXml } from "./formats/xml-decks.ts";
import { MAX_TEXT } from "./limits.ts";
import type { DeckFormat, DeckResult, ParsedDeck } from "./parsed-deck.ts";

/** Reads a deck written down in a format that is known, or else in the one that it looks like. */
export function parseDeck(text: string, format?: DeckFormat): DeckResult<ParsedDeck> {
  if (text.length > MAX_TEXT) {
    return fail([{ line: 0, problem: "tooLarge", text: `more than ${MAX_TEXT} characters` }]);
  }
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const known = format ?? detectDeckFormat(plain);
  switch (known) {
    case "cockatrice":
      return readCockatrice(plain);
    case "mtgoXml":
      return readMagicOnlineXml(plain);
    case "text":
    case "dec":
    case "arena":
    case "xmage":
      return readText(plain, { blankBeginsSideboard: false });
    case "mtgo":
      return readText(plain, { blankBeginsSideboard: true });
  }
}

/** Reads a deck file: the ending of its name goes before what its content looks like. */
export function parseDeckFile(fileName: string, text: string): DeckResult<ParsedDeck> {
  return parseDeck(text, formatOfFile(fileName, text));
}

const BY_ENDING: ReadonlyMap<string, DeckFormat> = new Map([
  ["dec", "dec"],
  ["dck", "xmage"],
  ["cod", "cockatrice"],
]);

function formatOfFile(fileName: string, text: string): DeckFormat {
  const ending = /\.([A-Za-z]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return BY_ENDING.get(ending) ?? detectDeckFormat(text);
}

/** Which format a text looks like. */
export function detectDeckFormat(text: string): DeckFormat {
  const start = text.slice(0, 2000);
  if (/^\s*</.test(start)) return start.includes("<cockatrice_deck") ? "cockatrice" : "mtgoXml";
  if (/^(?:SB:[ \t]*)?\d+ \[[A-Za-z0-9]{1,8}:[^\]\s]{1,10}\] /m.test(text)) return "xmage";
  if (/^(?:Deck|Commander|Companion|About)[ \t]*$/m.test(text)) return "arena";
  if (/^\d+ .+ \([A-Z0-9]{2,8}\)(?: \S+)?[ \t]*$/m.test(text)) return "arena";
  if (/^(?:SB:|#|\/\/)/m.test(text)) return "dec";
  return looksLikeMagicOnline(text) ? "mtgo" : "text";
}
