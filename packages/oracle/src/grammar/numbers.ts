import { NUMBER_WORDS } from "@spellroom/card-language";
import { mapSome, oneOf, type Parser, token } from "../parse/parser.ts";

const WORDS: readonly string[] = NUMBER_WORDS;

/** "three". */
export const numberWord: Parser<number> = oneOf(new Map(WORDS.map((word, at) => [word, at])));

/** "3". */
export const digits: Parser<number> = token(({ text }) => (/^\d+$/.test(text) ? Number(text) : undefined));

/** "a", "an". */
export const article: Parser<number> = oneOf(
  new Map([
    ["a", 1],
    ["an", 1],
  ]),
);

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

/** "second". */
export const ordinal: Parser<number> = oneOf(new Map(ORDINALS.map((word, at) => [word, at + 1])));

/** A number larger than one, as a word. */
export const pluralNumber: Parser<number> = mapSome(numberWord, (value) => (value > 1 ? value : undefined));

export const letterX: Parser<true> = token(({ text }) => (text === "X" ? true : undefined));
