import { asksForSeveral, readColors } from "./colors.ts";
import {
  type ColorKind,
  type Comparison,
  FLAGS,
  type Problem,
  type Query,
  RARITIES,
  STATS,
  type Stat,
  type Term,
} from "./query.ts";
import type { WordPiece } from "./scan.ts";
import { readSymbols } from "./symbols.ts";

/** The names that a query can contain besides words: others are reported as unknown. */
export interface Vocabulary {
  readonly formats: readonly string[];
  readonly sets: readonly string[];
  readonly keywords: readonly string[];
  /** Ids of ready-made decks, and "deck" where one is being built. */
  readonly decks: readonly string[];
}

/** A word of a query before its value was understood. */
export interface Asked {
  readonly value: string;
  readonly compare: WordPiece["compare"];
  readonly vocabulary: Vocabulary | undefined;
}

type Read = (asked: Asked) => Query | Problem["problem"];

const numbers = (stat: Stat): Read => {
  return ({ value, compare }) => {
    const how = compare === ":" ? "=" : compare;
    const lower = value.toLowerCase();
    if (stat === "manaValue" && how === "=" && (lower === "odd" || lower === "even"))
      return { kind: "parity", odd: lower === "odd" };
    const other = STAT_NAMES.get(lower);
    if (other !== undefined) return { kind: "number", stat, compare: how, to: other };
    if (!/^-?\d{1,6}(?:\.5)?$/.test(lower)) return "wrongNumber";
    return { kind: "number", stat, compare: how, to: Number(lower) };
  };
};

const colors = (of: ColorKind): Read => {
  return ({ value, compare }) => {
    if (asksForSeveral(value)) return { kind: "colorCount", of, compare: ">=", count: 2 };
    if (/^[0-5]$/.test(value))
      return { kind: "colorCount", of, compare: compare === ":" ? "=" : compare, count: Number(value) };
    const letters = readColors(value);
    if (letters === undefined) return "wrongColor";
    const usual: Comparison = letters === "" ? "=" : of === "color" ? ">=" : "<=";
    return { kind: "colors", of, compare: compare === ":" ? usual : compare, colors: letters };
  };
};

const cost: Read = ({ value, compare }) => {
  const symbols = readSymbols(value);
  return symbols === undefined
    ? "wrongSymbol"
    : { kind: "cost", compare: compare === ":" ? ">=" : compare, symbols };
};

const rarity: Read = ({ value, compare }) => {
  const lower = value.toLowerCase();
  const found = RARITIES.find((one) => one === lower || one.startsWith(lower));
  return found === undefined
    ? "unknownRarity"
    : { kind: "rarity", compare: compare === ":" ? "=" : compare, rarity: found };
};

/** A field whose values can be equal or not, nothing more. */
function plain(make: (asked: Asked) => Query | Problem["problem"]): Read {
  return (asked) => {
    if (asked.compare === ":" || asked.compare === "=") return make(asked);
    if (asked.compare !== "!=") return "wrongComparison";
    const found = make(asked);
    return typeof found === "string" ? found : { kind: "not", of: found };
  };
}

const format = (status: Extract<Term, { kind: "format" }>["status"]): Read =>
  plain(({ value, vocabulary }) => {
    const found = inVocabulary(value, vocabulary?.formats);
    return found === undefined ? "unknownFormat" : { kind: "format", format: found, status };
  });

const FLAG_NAMES: Readonly<Record<string, (typeof FLAGS)[number]>> = {
  multicolor: "multicolored",
  multi: "multicolored",
  gold: "multicolored",
  mono: "monocolored",
  dfc: "transform",
};

const is: Read = plain(({ value }) => {
  const lower = value.toLowerCase();
  const flag = FLAGS.find((one) => one === lower) ?? FLAG_NAMES[lower];
  if (lower === "unplayable") return { kind: "not", of: { kind: "is", flag: "playable" } };
  return flag === undefined ? "unknownFlag" : { kind: "is", flag };
});

const READERS: readonly (readonly [names: readonly string[], read: Read])[] = [
  [["name", "n"], plain(({ value }) => ({ kind: "name", words: value, exact: false }))],
  [["o", "oracle", "text", "texte"], plain(({ value }) => ({ kind: "text", words: value }))],
  [["t", "type"], plain(({ value }) => ({ kind: "type", words: value }))],
  [
    ["kw", "keyword"],
    plain(({ value, vocabulary }) => {
      const found = inVocabulary(value, vocabulary?.keywords);
      return found === undefined ? "unknownKeyword" : { kind: "keyword", keyword: found };
    }),
  ],
  [["c", "color", "colour", "colors", "colours"], colors("color")],
  [["id", "identity", "ci"], colors("identity")],
  [["m", "mana", "cost"], cost],
  [["mv", "cmc", "manavalue"], numbers("manaValue")],
  [["pow", "power"], numbers("power")],
  [["tou", "toughness"], numbers("toughness")],
  [["loy", "loyalty"], numbers("loyalty")],
  [["def", "defense"], numbers("defense")],
  [
    ["s", "set", "e", "edition"],
    plain(({ value, vocabulary }) => {
      const found = inVocabulary(value, vocabulary?.sets);
      return found === undefined ? "unknownSet" : { kind: "set", code: found };
    }),
  ],
  [["r", "rarity"], rarity],
  [["f", "format", "legal"], format("legal")],
  [["banned"], format("banned")],
  [["restricted"], format("restricted")],
  [["is"], is],
  [
    ["not"],
    (asked) => {
      const found = is(asked);
      return typeof found === "string" ? found : { kind: "not", of: found };
    },
  ],
  [
    ["in"],
    plain(({ value, vocabulary }) => {
      const found = inVocabulary(value, vocabulary?.decks);
      return found === undefined ? "unknownDeck" : { kind: "in", deck: found };
    }),
  ],
];

const STAT_NAMES: ReadonlyMap<string, Stat> = new Map<string, Stat>([
  ...STATS.map((stat) => [stat.toLowerCase(), stat] as const),
  ["mv", "manaValue"],
  ["cmc", "manaValue"],
  ["pow", "power"],
  ["tou", "toughness"],
  ["loy", "loyalty"],
  ["def", "defense"],
]);

const BY_NAME = new Map(READERS.flatMap(([names, read]) => names.map((name) => [name, read] as const)));

/** The names of all fields, the usual one of each first. */
export const FIELD_NAMES: readonly (readonly string[])[] = READERS.map(([names]) => names);

/** The criterion of a field, or what is wrong with it. */
export function readField(field: string, asked: Asked): Query | Problem["problem"] {
  const read = BY_NAME.get(field);
  if (read === undefined) return "unknownField";
  return asked.value === "" ? "noValue" : read(asked);
}

/** The name as it is known, whatever its capitals, spaces and hyphens; any name where it isn't known what there is. */
function inVocabulary(value: string, known: readonly string[] | undefined): string | undefined {
  if (known === undefined) return value;
  const loose = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, "");
  return known.find((one) => one === value) ?? known.find((one) => loose(one) === loose(value));
}
