import type { SeenEntry } from "../parsed/collector.ts";
import type { DeckSection } from "../parsed/parsed-deck.ts";
import { sectionHeading } from "./headings.ts";

/**
 * Reads one line with a card, in any notation of text decks: `4 Name`, `4x Name`, `x4 Name`, `[4] Name`, `4 - Name`, `Name x4`, `Name`, a tab and `4`, `SB: 4 Name`,
 * `SB 4 Name`, `4 [[Name]]`, `4 [SET] Name`, `4 [SET:12] Name`, `4 Name (SET) 12 *F*`, `4 Name <12> [SET] (F)`, `4 Name|SET|1`,
 * `1x Name (set) 12 [Sideboard] ^tag^`, `1 Name # !Commander`.
 */
export function readCardLine(text: string, section: DeckSection, line: number): SeenEntry | undefined {
  // Collapsing whitespace keeps the patterns below from backtracking over long runs of it.
  const columns = /^([^\d\s][^\t]*)\t+(\d{1,4})$/.exec(text.trim());
  const ordered = columns === null ? text : `${columns[2]} ${columns[1]}`;
  const tidy = ordered.replace(/\s+/gu, " ").trim();
  const side = /^SB(?:: ?| (?=\d))/i.exec(tidy)?.[0] ?? "";
  const counted = splitCount(tidy.slice(side.length));
  if (counted === undefined) return undefined;
  const { rest, marks } = splitMarks(counted.rest);
  const { name, set, number, foil } = splitPrinting(rest);
  return {
    count: counted.count,
    name: withoutLink(name),
    section: sectionOf(section, side !== "", marks),
    line,
    ...(set === undefined ? {} : { set }),
    ...(number === undefined ? {} : { number }),
    ...(foil || marks.foil ? { foil: true } : {}),
  };
}

/** A name as forums and wikis link it: `[[Name]]`. */
function withoutLink(name: string): string {
  return /^\[\[([^[\]]+)\]\]$/u.exec(name)?.[1] ?? name;
}

interface Counted {
  readonly count: string;
  readonly rest: string;
}

function splitCount(text: string): Counted | undefined {
  const before =
    /^[([](\d{1,4})[)\]] ?(\S.*)$/u.exec(text) ??
    /^(\d{1,4}) ?[,.:;*–-] (\S.*)$/u.exec(text) ??
    /^(\d+)(?:[xX×](?=\s|\p{Lu}|\[)|\s+[x×](?=\s))?\s*(?<=[\s\]xX×])(\S.*)$/u.exec(text) ??
    /^[x×](\d+)\s+(\S.*)$/u.exec(text);
  if (before?.[1] !== undefined && before[2] !== undefined) return { count: before[1], rest: before[2] };
  const behind = /^([^\d\s].*?)\s+[x×](\d{1,4})$/u.exec(text);
  if (behind?.[1] !== undefined && behind[2] !== undefined) return { count: behind[2], rest: behind[1] };
  return undefined;
}

interface Marks {
  readonly foil: boolean;
  readonly section: DeckSection | undefined;
}

function sectionOf(section: DeckSection, side: boolean, marks: Marks): DeckSection {
  if (marks.section !== undefined) return marks.section;
  return side ? "sideboard" : section;
}

/** Suffixes that sites add to a card: `*F*` for foil, `(SB)` for the sideboard, `[Category]`, `^tag^`, and comments or tags after `#`. */
function splitMarks(text: string): { readonly rest: string; readonly marks: Marks } {
  const comment = /^(.*?\S)\s+#(.*)$/u.exec(text);
  let rest = (comment?.[1] ?? text).trimEnd();
  let section: DeckSection | undefined = /!Commander\b/i.test(comment?.[2] ?? "") ? "commander" : undefined;
  let foil = false;
  for (;;) {
    const mark =
      /^(.*\S)\s+(?:\*([A-Za-z-]+)\*|\((F|FE|E|foil|Foil|FOIL|etched|SB)\)|\^[^^]*\^|\[([^\]]*)\])$/u.exec(
        rest,
      );
    const [, before, word, letter, category] = mark ?? [];
    if (before === undefined) return { rest, marks: { foil, section } };
    if (category !== undefined) {
      // A set in brackets is part of the printing.
      if (/^[A-Z0-9]{2,8}$/.test(category) && sectionHeading(category) === undefined)
        return { rest, marks: { foil, section } };
      section ??= sectionHeading(category.replace(/\{.*$/, "").split(",")[0] ?? "");
    } else if (word?.toUpperCase() === "CMDR") section = "commander";
    else if (letter === "SB") section ??= "sideboard";
    else if (word !== undefined || letter !== undefined) foil = true;
    rest = before;
  }
}

interface Printing {
  readonly name: string;
  readonly set?: string;
  readonly number?: string;
  readonly foil?: true;
}

const NUMBER = /^(?=.*[\d★†])[\w★†-]{1,10}$/u;

/** The printing: in brackets before the name, in parentheses with a collector number after it, or after vertical bars. */
function splitPrinting(text: string): Printing {
  const before = /^\[([A-Za-z0-9]{1,8})?(?:[:#]([^\]\s]{1,10}))?\]\s*(\S.*)$/u.exec(text);
  if (before?.[3] !== undefined) {
    // Magic Workstation numbers the pictures of a card in a set.
    return printing(before[3].replace(/\s+\(\d{1,2}\)$/, ""), before[1], before[2]);
  }
  const bars = /^([^|]*[^|\s])\|([A-Za-z0-9]{0,8})(?:\|.*)?$/u.exec(text);
  if (bars?.[1] !== undefined) {
    const foil = bars[1].endsWith("+");
    const name = foil ? bars[1].slice(0, -1) : bars[1];
    return { ...printing(name, bars[2] || undefined, undefined), ...(foil ? { foil } : {}) };
  }
  const bracketed = /^(.*\S) \[([A-Z0-9]{2,8})\]$/u.exec(text);
  if (bracketed?.[1] !== undefined) {
    const [, name, variant = ""] = /^(.*\S) <([^>]{1,30})>$/u.exec(bracketed[1]) ?? [];
    return printing(name ?? bracketed[1], bracketed[2], NUMBER.test(variant) ? variant : undefined);
  }
  const together = /^(.*\S) [([]([A-Za-z0-9]{2,8})[:#]([^\])\s]{1,10})[)\]]$/u.exec(text);
  if (together?.[1] !== undefined) return printing(together[1], together[2], together[3]);
  return splitParenthesised(text);
}

function splitParenthesised(text: string): Printing {
  const words = text.trimEnd().split(/\s+/u);
  for (const behind of [1, 2]) {
    const set = /^\(([A-Z0-9]{2,8}|[a-z0-9]{2,8})\)$/.exec(words.at(-behind) ?? "")?.[1];
    if (set === undefined || words.length <= behind) continue;
    const number = behind === 2 ? words.at(-1) : undefined;
    if (number !== undefined && !/^[\w★†-]{1,10}$/u.test(number)) continue;
    // A word in parentheses may be part of a name; an uppercase code, or one before a number, is a set.
    if (/[a-z]/.test(set) && (number === undefined || !NUMBER.test(number))) continue;
    return printing(words.slice(0, -behind).join(" "), set, number);
  }
  return { name: text };
}

function printing(name: string, set: string | undefined, number: string | undefined): Printing {
  return {
    name,
    ...(set === undefined ? {} : { set }),
    ...(number === undefined ? {} : { number }),
  };
}
