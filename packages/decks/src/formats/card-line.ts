import type { SeenEntry } from "../collector.ts";
import type { DeckSection } from "../parsed-deck.ts";

/**
 * One line with a card, in any of the notations of text decks: `4 Name`, `4x Name`, `SB: 4 Name`, `4 [SET] Name`,
 * `4 [SET:12] Name`, `4 Name (SET) 12 *F*`.
 */
export function readCardLine(text: string, section: DeckSection, line: number): SeenEntry | undefined {
  const side = /^SB:\s*/i.exec(text)?.[0] ?? "";
  const counted = /^(\d+)(?:[xX×]|\s+x(?=\s))?\s+(\S.*)$/u.exec(text.slice(side.length));
  const [, count, rest] = counted ?? [];
  if (count === undefined || rest === undefined) return undefined;
  const { marks, unmarked } = splitMarks(rest);
  const { name, set, number } = splitPrinting(unmarked);
  return {
    count,
    name,
    section: sectionOf(section, side !== "", marks),
    line,
    ...(set === undefined ? {} : { set }),
    ...(number === undefined ? {} : { number }),
  };
}

function sectionOf(section: DeckSection, side: boolean, marks: readonly string[]): DeckSection {
  if (marks.includes("*CMDR*")) return "commander";
  return side ? "sideboard" : section;
}

/** Marks that sites put after a name, such as `*F*` for foil. */
function splitMarks(text: string): { readonly marks: readonly string[]; readonly unmarked: string } {
  const words = text.trimEnd().split(/\s+/u);
  let end = words.length;
  while (end > 1 && /^\*[A-Z]+\*$/.test(words[end - 1] ?? "")) end -= 1;
  const marks = words.slice(end);
  return { marks, unmarked: marks.length === 0 ? text : words.slice(0, end).join(" ") };
}

interface Printing {
  readonly name: string;
  readonly set?: string;
  readonly number?: string;
}

/** The printing in brackets before the name, or in parentheses and a collector number after it. */
function splitPrinting(text: string): Printing {
  const before = /^\[([A-Za-z0-9]{1,8})(?::([^\]\s]{1,10}))?\]\s+(\S.*)$/u.exec(text);
  if (before?.[1] !== undefined && before[3] !== undefined) return printing(before[3], before[1], before[2]);
  const words = text.trimEnd().split(/\s+/u);
  for (const behind of [1, 2]) {
    const set = /^\(([A-Z0-9]{2,8})\)$/.exec(words.at(-behind) ?? "")?.[1];
    if (set === undefined || words.length <= behind) continue;
    const number = behind === 2 ? words.at(-1) : undefined;
    if (number !== undefined && !/^[\w★†-]{1,10}$/u.test(number)) continue;
    return printing(words.slice(0, -behind).join(" "), set, number);
  }
  return { name: text };
}

function printing(name: string, set: string, number: string | undefined): Printing {
  return number === undefined ? { name, set } : { name, set, number };
}
