/** A paragraph of normalised text with its modes, and where it stood. */
export interface Unit {
  /** Index of its first line, from 0. */
  readonly line: number;
  /** As the grammar reads it: modes follow on the same line, each after its bullet. */
  readonly text: string;
  /** As it is printed, modes on lines of their own. */
  readonly printed: string;
}

/** "LEVEL 2-6", "8+ | Flying", "{1}{R}: Level 2": the symbol or the bar of a striation (CR 711.2, 716.2, 721.2). */
const SYMBOL = /^(?:LEVEL \d|\d+\+ \| |(?:\{[^}]+\})+: Level \d)/;

export function hasSymbol(text: string): boolean {
  return SYMBOL.test(text);
}

/** "1—9 | ...", "20 | ...": a row of the table that belongs to a die (CR 706.3). */
const RESULT = /^\d+(?:—\d+)? \| /;

/** A mode belongs to what introduces it; spree and tiered stand for themselves, and their modes together (CR 702.172). */
function isMode(text: string, before: string): boolean {
  if (text.startsWith("+ {")) return before.startsWith("+ {");
  if (RESULT.test(text)) return true;
  return text.startsWith("•") && before !== "Tiered";
}

/**
 * Joins bulleted modes to the paragraph that introduces them, and to a level or station symbol or a class level bar all that
 * stands beside it (CR 711.2, 716.2, 721.2).
 */
export function unitsOf(lines: readonly string[]): readonly Unit[] {
  const units: Unit[] = [];
  for (const [line, text] of lines.entries()) {
    const before = units.at(-1);
    if (before !== undefined && hasSymbol(before.text) && !hasSymbol(text)) {
      units[units.length - 1] = {
        line: before.line,
        text: `${before.text}\n${text}`,
        printed: `${before.printed}\n${text}`,
      };
      continue;
    }
    if (before !== undefined && isMode(text, before.text)) {
      units[units.length - 1] = {
        line: before.line,
        text: `${before.text} ${text}`,
        printed: `${before.printed}\n${text}`,
      };
    } else units.push({ line, text, printed: text });
  }
  return units;
}

const WORD = /^([A-Z][\w'’!?-]*(?: [\w'’!?-]+){0,5}) — (.+)$/s;
const NOT_WORDS = /^(?:Choose|I|II|III|IV|V|VI)\b/;

/** Words before a dash that are keywords or anchor words and do have rules meaning, which is not read here. */
const RULES_WORDS = ["To solve", "Solved", "Khans", "Dragons"];

/** The numbers of a chapter, after which its name may stand. */
const CHAPTER = /^([IV]+(?:, [IV]+)* — )(.+)$/s;

/** An ability word or flavor word in front of an ability, or after the numbers of a chapter, has no rules meaning (CR 207.2c-d). */
export function abilityWord(text: string): {
  readonly word: string | undefined;
  readonly rest: string;
  readonly skipped: number;
} {
  const [, chapter, named] = CHAPTER.exec(text) ?? [];
  if (chapter !== undefined && named !== undefined) {
    const { word, rest, skipped } = abilityWord(named);
    return { word, rest: `${chapter}${rest}`, skipped };
  }
  const match = WORD.exec(text);
  const [, word, rest] = match ?? [];
  if (word === undefined || rest === undefined || NOT_WORDS.test(word) || RULES_WORDS.includes(word))
    return { word: undefined, rest: text, skipped: 0 };
  return { word, rest, skipped: text.length - rest.length };
}
