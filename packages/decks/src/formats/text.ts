import { DeckCollector } from "../collector.ts";
import { MAX_LINES } from "../limits.ts";
import type { DeckResult, DeckSection, ParsedDeck } from "../parsed-deck.ts";
import { readCardLine } from "./card-line.ts";
import { isGroupHeading, nameLine, sectionHeading } from "./headings.ts";

/** What tells the text formats apart; everything else they have in common, or do not use. */
export interface TextRules {
  /** A blank line after the main deck begins the sideboard (Magic Online). */
  readonly blankBeginsSideboard: boolean;
}

/**
 * Reads decks of one card a line: plain lists, Magic Workstation's and Forge's .dec, XMage's .dck, Arena's and Magic
 * Online's text. Comments begin with `#` or `//`; a comment that is the heading of a section begins it.
 */
export function readText(text: string, rules: TextRules): DeckResult<ParsedDeck> {
  const collector = new DeckCollector();
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > MAX_LINES) {
    collector.error(0, "tooManyLines", `more than ${MAX_LINES}`);
    return collector.result();
  }
  let section: DeckSection = "main";
  for (const [index, raw] of lines.entries()) {
    if (collector.full) break;
    const line = raw.trim();
    if (line === "") {
      if (rules.blankBeginsSideboard && section === "main" && collector.hasEntries) section = "sideboard";
      continue;
    }
    section = readLine(line, index + 1, section, collector);
  }
  return collector.result();
}

/** Reads one line that is not blank; gives the section that goes on after it. */
function readLine(line: string, number: number, section: DeckSection, collector: DeckCollector): DeckSection {
  const comment = /^(?:#|\/\/)\s*(.*)$/u.exec(line)?.[1];
  if (comment !== undefined) {
    const name = nameLine(comment);
    if (name !== undefined && comment.toUpperCase().startsWith("NAME")) collector.setName(name);
    return sectionHeading(comment) ?? section;
  }
  const entry = readCardLine(line, section, number);
  if (entry !== undefined) {
    collector.add(entry);
    return section;
  }
  const begun = sectionHeading(line);
  if (begun !== undefined) return begun;
  const name = nameLine(line);
  if (name !== undefined) collector.setName(name);
  else if (!isGroupHeading(line) && !/^About$/i.test(line) && !line.startsWith("LAYOUT ")) {
    collector.error(number, "noCardLine", line);
  }
  return section;
}

/**
 * Whether a plain list is one of Magic Online: two blocks and nothing else, of which the second is no larger than a
 * sideboard and the first at least as large as a limited deck.
 */
export function looksLikeMagicOnline(text: string): boolean {
  const blocks = text
    .trim()
    .split(/(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)+/)
    .map((block) => block.split(/\r\n|\n|\r/).map((line) => /^(\d{1,3}) \S/.exec(line.trim())?.[1]));
  if (blocks.length !== 2 || blocks.flat().includes(undefined)) return false;
  const [main = 0, side = 0] = blocks.map((block) => block.reduce((sum, count) => sum + Number(count), 0));
  return main >= 40 && side <= 15;
}
