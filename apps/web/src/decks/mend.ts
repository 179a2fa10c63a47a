import type { UnreadLine } from "@spellroom/client";
import { LINE_END } from "@spellroom/decks/line-ends";

/** What is to be done about lines that could not be read, by their place among them: a card's name, or `null` to leave it out. */
export type Mends = ReadonlyMap<number, string | null>;

/** The name in a line: without its number of copies, and without a set and what follows it. */
export function nameIn(text: string): string {
  return text
    .trim()
    .replace(/^(?:SB:\s*)?\d+\s*x?\s+/i, "")
    .replace(/\s+[([][A-Za-z0-9]{2,8}[)\]].*$/, "")
    .trim();
}

/**
 * A list with its unread lines corrected in place: with another name, or removed. In a format
 * without lines (such as JSON) holds is found by the old name, and can't be left out.
 */
export function mendList(list: string, unread: readonly UnreadLine[], mends: Mends): string {
  let lines = list.split(LINE_END);
  for (const [at, name] of mends) {
    const wrong = unread[at];
    if (wrong === undefined) continue;
    const old = nameIn(wrong.text);
    const place = wrong.line - 1;
    if (name === null) lines = lines.map((line, index) => (index === place ? "" : line));
    else if (place < 0) lines = lines.map((line) => withName(line, old, name));
    else lines = lines.map((line, index) => (index === place ? mended(line, old, name) : line));
  }
  return lines.join("\n");
}

function mended(line: string, old: string, name: string): string {
  const changed = withName(line, old, name);
  if (changed !== line) return changed;
  const [, side = "", count = "1"] = /^\s*(SB:\s*)?(\d+)?/.exec(line) ?? [];
  return `${side}${count} ${name}`;
}

function withName(line: string, old: string, name: string): string {
  if (old === "") return line;
  const escaped = /<\w/.test(line) ? inXml(name) : name;
  return line.replace(line.includes(old) ? old : inXml(old), () => escaped);
}

function inXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** For every line with a suggestion the nearest one. */
export function nearestMends(unread: readonly UnreadLine[]): Mends {
  return new Map(
    unread.flatMap(({ suggestions: [nearest] }, at) => (nearest === undefined ? [] : [[at, nearest]])),
  );
}
