import { NUMBER_WORDS } from "@spellroom/card-language";
import { mapSome, type Parser, token } from "../parse/parser.ts";

const WORDS: readonly string[] = NUMBER_WORDS;

/** "three". */
export const numberWord: Parser<number> = token(({ lower }) => {
  const at = WORDS.indexOf(lower);
  return at < 0 ? undefined : at;
});

/** "3". */
export const digits: Parser<number> = token(({ text }) => (/^\d+$/.test(text) ? Number(text) : undefined));

/** "a", "an". */
export const article: Parser<number> = token(({ lower }) =>
  lower === "a" || lower === "an" ? 1 : undefined,
);

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

/** "second". */
export const ordinal: Parser<number> = token(({ lower }) => {
  const at = ORDINALS.indexOf(lower);
  return at < 0 ? undefined : at + 1;
});

/** A number larger than one, as a word. */
export const pluralNumber: Parser<number> = mapSome(numberWord, (value) => (value > 1 ? value : undefined));

export const letterX: Parser<true> = token(({ text }) => (text === "X" ? true : undefined));
