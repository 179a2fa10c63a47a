import type { DeckCollector } from "../parsed/collector.ts";
import { MAX_LINE, MAX_LINES } from "../parsed/limits.ts";
import type { DeckSection } from "../parsed/parsed-deck.ts";
import { readCardLine } from "./card-line.ts";
import { isBesideHeading, isGroupHeading, isProgramLine, nameLine, sectionHeading } from "./headings.ts";
import { LINE_END } from "./line-ends.ts";

/** Where the cards of the next line belong: to a section, or outside the deck. */
type Place = DeckSection | "beside";

/** The differences between the text formats; everything else is common to all, or unused. */
export interface TextRules {
  /** A blank line after the main deck starts the sideboard (Magic Online). */
  readonly blankBeginsSideboard: boolean;
}

/**
 * Reads decks of one card a line: plain lists, Magic Workstation's, Forge's and Magarena's .dec, XMage's .dck, Arena's and
 * Magic Online's text. Comments begin with `#`, `;` or `//`, descriptions with `>`; a comment that is the heading of a section
 * starts it.
 */
export function readText(text: string, rules: TextRules, collector: DeckCollector): void {
  const lines = linesOf(text);
  if (lines.length > MAX_LINES) {
    collector.error(0, "tooManyLines", `more than ${MAX_LINES}`);
    return;
  }
  let section: Place = "main";
  for (const [index, raw] of lines.entries()) {
    if (collector.full) break;
    const line = raw.length > MAX_LINE ? raw : raw.trim();
    if (line === "") {
      if (rules.blankBeginsSideboard && section === "main" && collector.hasEntries) section = "sideboard";
      continue;
    }
    if (line.length > MAX_LINE) collector.error(index + 1, "noCardLine", line);
    else section = readLine(line, index + 1, section, collector);
  }
}

/** Reads one line that is not blank; returns the section that the next line belongs to. */
function readLine(line: string, number: number, section: Place, collector: DeckCollector): Place {
  const comment = /^(?:#|;|\/\/)\s*(.*)$/u.exec(line)?.[1];
  if (comment !== undefined) {
    const name = nameLine(comment);
    if (name !== undefined && comment.toUpperCase().startsWith("NAME")) collector.setName(name);
    return sectionHeading(comment) ?? (isBesideHeading(comment) ? "beside" : section);
  }
  if (line.startsWith(">")) {
    collector.note(line.slice(1).trimStart());
    return section;
  }
  const entry = readCardLine(line.replace(/^[-*•]\s+/u, ""), section === "beside" ? "main" : section, number);
  if (entry !== undefined) {
    if (section === "beside" && entry.section === "main")
      collector.leaveOut(number, entry.name, Number(entry.count));
    else collector.add(entry);
    return section;
  }
  const begun = sectionHeading(line) ?? (isBesideHeading(line) ? "beside" : undefined);
  if (begun !== undefined) return begun;
  const name = nameLine(line);
  if (name !== undefined) collector.setName(name);
  else if (!isGroupHeading(line) && !isProgramLine(line)) collector.error(number, "noCardLine", line);
  return section;
}

/**
 * Whether a list is in Magic Online's format: two blocks of cards and nothing else, the second no larger than a sideboard
 * and the first at least as large as a limited deck.
 */
export function looksLikeMagicOnline(text: string): boolean {
  const blocks = blocksOf(text);
  if (blocks.length !== 2) return false;
  const counts = blocks.map((block) => block.map(countOf));
  if (counts.flat().includes(undefined)) return false;
  const [main = 0, side = 0] = counts.map((block) =>
    block.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  );
  return main >= 40 && side <= 15;
}

function countOf(line: string): number | undefined {
  const count = line.length > MAX_LINE ? undefined : readCardLine(line, "main", 0)?.count;
  return count === undefined ? undefined : Number(count);
}

/** Its lines, at most one more than may be read: that is enough to see that there are too many. */
function linesOf(text: string): readonly string[] {
  return text.split(LINE_END, MAX_LINES + 1);
}

/** Blocks of lines separated by blank lines. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let open = false;
  for (const raw of linesOf(text)) {
    const line = raw.trim();
    if (line !== "" && !open) blocks.push([line]);
    else if (line !== "") blocks.at(-1)?.push(line);
    open = line !== "";
    if (blocks.length > 2) break;
  }
  return blocks;
}
