import {
  CARD_TYPES,
  type CardType,
  COLOR_WORDS,
  COLORS,
  type Color,
  cardTypesOf,
  isKnownSubtype,
  type KeywordName,
  keywordWords,
  NUMBER_WORDS,
  plural,
  SIMPLE_KEYWORDS,
  STAT_WORDS,
  STATS,
  type Stat,
  SUPERTYPES,
  type Subtype,
  type Supertype,
  subtypesOf,
} from "@spellroom/card-language";
import { either, map, oneOf, type Parser, token, words } from "../parse/parser.ts";
import { tokenise } from "../parse/token.ts";

interface Numbered<T> {
  readonly value: T;
  readonly many: boolean;
}

const TYPES: ReadonlyMap<string, Numbered<CardType>> = new Map(
  CARD_TYPES.flatMap((value): [string, Numbered<CardType>][] => [
    [value, { value, many: false }],
    [plural(value), { value, many: true }],
  ]),
);

/** "creature", "sorceries". */
export const typeWord: Parser<Numbered<CardType>> = token(({ lower, text }) =>
  text === lower || /^[A-Z][a-z]+$/.test(text) ? TYPES.get(lower) : undefined,
);

const SUBTYPES: ReadonlyMap<string, Numbered<Subtype>> = new Map(
  CARD_TYPES.flatMap((type) => [...subtypesOf(type)])
    .filter(isKnownSubtype)
    .flatMap((value): [string, Numbered<Subtype>][] => [
      [plural(value), { value, many: true }],
      [value, { value, many: false }],
    ]),
);

/** "Elf", "Wolves", "Plains". */
export const subtypeWord: Parser<Numbered<Subtype>> = (input, at) => {
  const whole = token(({ text }) => SUBTYPES.get(text))(input, at);
  const [name, ending] = [input.tokens[at]?.text, input.tokens[at + 1]?.text];
  // "Urza's" is a land type, whose ending is a token of its own.
  const possessive = ending === "'s" ? SUBTYPES.get(`${name}'s`) : undefined;
  return possessive === undefined ? whole : [{ value: possessive, end: at + 2 }];
};

/** The singular of a subtype, as after "non-". */
export function subtypeOf(text: string): Subtype | undefined {
  return SUBTYPES.get(text)?.value;
}

export function isCreatureType(subtype: Subtype): boolean {
  return cardTypesOf(subtype).includes("creature");
}

/** What "that ..." may call a permanent of a subtype: a creature, or a Forest and so a land (CR 205.3). */
export function nounsOfSubtype(subtype: Subtype): readonly string[] {
  return isCreatureType(subtype) ? ["creature"] : [subtype, ...cardTypesOf(subtype)];
}

/** The same of a noun by which a subtype goes; any other noun as it is. */
export function nounsOfWord(noun: string): readonly string[] {
  const subtype = subtypeOf(noun);
  return subtype === undefined ? [noun] : nounsOfSubtype(subtype);
}

const COLOR_OF: ReadonlyMap<string, Color> = new Map(COLORS.map((color) => [COLOR_WORDS[color], color]));

/** "white". */
export const colorWord: Parser<Color> = oneOf(COLOR_OF);

export function colorOf(word: string): Color | undefined {
  return COLOR_OF.get(word);
}

export const supertypeWord: Parser<Supertype> = oneOf(new Map(SUPERTYPES.map((one) => [one, one])));

function literal<T>(text: string, value: T): Parser<T> {
  return map(words(tokenise(text).map((one) => one.lower)), () => value);
}

/** "power", "mana value". */
export const statWord: Parser<Stat> = either(...STATS.map((stat) => literal(STAT_WORDS[stat], stat)));

/** The name of a keyword without a parameter: "first strike". */
export const keywordName: Parser<KeywordName> = either(
  ...[...SIMPLE_KEYWORDS, ...WITH_PARAMETER()].map((keyword) => literal(keywordWords(keyword), keyword)),
);

/** Keywords that are named without their parameter: "with cycling", "creature with protection". */
function WITH_PARAMETER(): readonly KeywordName[] {
  return [
    "cycling",
    "flashback",
    "morph",
    "kicker",
    "suspend",
    "madness",
    "unearth",
    "landwalk",
    "protection",
    "bushido",
    "toxic",
    "ward",
    "equip",
    "disguise",
    "echo",
  ];
}

/** "first strike", "double strike": the keyword counters of two words (CR 122.1b). */
const strike: Parser<string> = either<string>(
  map(words(["first", "strike"]), () => "first strike"),
  map(words(["double", "strike"]), () => "double strike"),
);

const oneWordCounter: Parser<string> = token(({ text, lower }) =>
  /^[+-]\d\/[+-]\d$/.test(text)
    ? text
    : COUNTERS.has(lower) || (/^[a-z]+$/.test(text) && !NOT_COUNTERS.has(lower))
      ? lower
      : undefined,
);

/** A kind of counter: "+1/+1", "charge". */
export const counterKind: Parser<string> = (input, at) => {
  const two = strike(input, at);
  return two.length > 0 ? two : oneWordCounter(input, at);
};

const COUNTERS: ReadonlySet<string> = new Set([
  "charge",
  "loyalty",
  "time",
  "age",
  "lore",
  "poison",
  "energy",
]);

/** Small words that stand before "counter" without naming its kind. */
const NOT_COUNTERS: ReadonlySet<string> = new Set([
  "a",
  "an",
  "the",
  ...NUMBER_WORDS,
  "no",
  "each",
  "that",
  "those",
  "all",
  "more",
  "many",
  "additional",
  "another",
  "any",
  "of",
  "or",
  "and",
  "other",
  "spell",
  "kind",
  "same",
  "least",
  "this",
  "target",
  "then",
  "fewer",
]);
