import {
  COST_KEYWORDS,
  type KeywordName,
  keywordWords,
  NUMBER_KEYWORDS,
  SIMPLE_KEYWORDS,
} from "@spellroom/card-language";

const NAMES: readonly KeywordName[] = [...SIMPLE_KEYWORDS, ...COST_KEYWORDS, ...NUMBER_KEYWORDS];

/** All keywords by the words in which texts have them, each word once. */
export const KEYWORD_WORDS: readonly string[] = [...new Set(NAMES.map(keywordWords))].toSorted();

const BEGINS = new Map<string, readonly string[]>();
for (const words of KEYWORD_WORDS) {
  const [first = ""] = words.split(" ");
  BEGINS.set(first, [...(BEGINS.get(first) ?? []), words]);
}

/** The keyword abilities of a text whose definition isn't known: what lines, or their parts between commas, begin with. */
export function keywordsIn(text: string): readonly string[] {
  const found = new Set<string>();
  for (const line of text.toLowerCase().split("\n")) {
    const parts = line.replace(/\([^()]*\)/g, "").split(",");
    for (const [at, part] of parts.entries()) {
      const keyword = keywordAtStart(part.trim());
      if (keyword === undefined) {
        if (at === 0) break;
        continue;
      }
      found.add(keyword);
    }
  }
  return [...found];
}

function keywordAtStart(part: string): string | undefined {
  const [first = ""] = part.split(/[\s—{]/);
  return BEGINS.get(first)?.find(
    (words) => part.startsWith(words) && /^(?:$|[\s—{])/.test(part.slice(words.length)),
  );
}
