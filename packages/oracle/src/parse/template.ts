import { chain, either, map, type Parser, words } from "./parser.ts";
import { tokenise } from "./token.ts";

type Tuple = readonly unknown[];

/**
 * A rule written as the sentence it reads: g`destroy ${selection}`. Words are compared capitals aside; "(a|b)" reads
 * either, "(a|)" may be missing. Yields the values of the holes in order.
 */
export function g(strings: TemplateStringsArray): Parser<[]>;
export function g<A>(strings: TemplateStringsArray, a: Parser<A>): Parser<[A]>;
export function g<A, B>(strings: TemplateStringsArray, a: Parser<A>, b: Parser<B>): Parser<[A, B]>;
export function g<A, B, C>(
  strings: TemplateStringsArray,
  a: Parser<A>,
  b: Parser<B>,
  c: Parser<C>,
): Parser<[A, B, C]>;
export function g<A, B, C, D>(
  strings: TemplateStringsArray,
  a: Parser<A>,
  b: Parser<B>,
  c: Parser<C>,
  d: Parser<D>,
): Parser<[A, B, C, D]>;
export function g<A, B, C, D, E>(
  strings: TemplateStringsArray,
  a: Parser<A>,
  b: Parser<B>,
  c: Parser<C>,
  d: Parser<D>,
  e: Parser<E>,
): Parser<[A, B, C, D, E]>;
export function g<A, B, C, D, E, F>(
  strings: TemplateStringsArray,
  a: Parser<A>,
  b: Parser<B>,
  c: Parser<C>,
  d: Parser<D>,
  e: Parser<E>,
  f: Parser<F>,
): Parser<[A, B, C, D, E, F]>;
export function g<A, B, C, D, E, F, G>(
  strings: TemplateStringsArray,
  a: Parser<A>,
  b: Parser<B>,
  c: Parser<C>,
  d: Parser<D>,
  e: Parser<E>,
  f: Parser<F>,
  h: Parser<G>,
): Parser<[A, B, C, D, E, F, G]>;
export function g(strings: TemplateStringsArray, ...holes: readonly Parser<unknown>[]): Parser<Tuple> {
  const parts: { parser: Parser<unknown>; keep: boolean }[] = [];
  for (const [index, text] of strings.entries()) {
    for (const parser of literalParts(text)) parts.push({ parser, keep: false });
    const hole = holes[index];
    if (hole !== undefined) parts.push({ parser: hole, keep: true });
  }
  return chain(parts);
}

function literalParts(text: string): readonly Parser<unknown>[] {
  const parts: Parser<unknown>[] = [];
  for (const piece of text.split(/(\([^)]*\))/)) {
    if (piece.startsWith("(")) parts.push(choice(piece.slice(1, -1).split("|")));
    else if (piece.trim() !== "") parts.push(words(lowerTokens(piece)));
  }
  return parts;
}

function choice(options: readonly string[]): Parser<unknown> {
  const lists = options.map(lowerTokens).sort((a, b) => b.length - a.length);
  return lists.some((list) => list.length === 0) ? optionalWords(lists) : either(...lists.map(words));
}

/** One of the options may be to stand there at all. */
function optionalWords(lists: readonly (readonly string[])[]): Parser<unknown> {
  const parsers = lists.map(words);
  return (input, at) => parsers.flatMap((parser) => parser(input, at));
}

function lowerTokens(text: string): readonly string[] {
  return tokenise(text).map((token) => token.lower);
}

/** The words of a text that is made elsewhere, such as those of a keyword action. */
export function said(text: string): Parser<[]> {
  return map(words(lowerTokens(text)), () => []);
}

/** A rule and what it means. */
export function rule<A extends Tuple, T>(pattern: Parser<A>, to: (...values: A) => T): Parser<T> {
  return map(pattern, (values) => to(...values));
}

/** The words of a rule alone, standing for a value. */
export function phrase<T>(pattern: Parser<[]>, value: T): Parser<T> {
  return map(pattern, () => value);
}
