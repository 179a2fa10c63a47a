import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { comparison, natural, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("colorCount", {
  compare: comparison,
  count: natural,
});
export interface ColorCountPredicate extends Node<typeof schema> {}

export function englishAdjective(predicate: ColorCountPredicate, p: PrintContext): Adjective | undefined {
  return p.say(predicate).variant === 1 ? undefined : colorCount(predicate);
}

function colorCount(predicate: ColorCountPredicate): Adjective | undefined {
  const { compare, count } = predicate;
  const word =
    compare === "=" && count === 0
      ? "colorless"
      : compare === "=" && count === 1
        ? "monocolored"
        : (compare === ">=" && count === 2) || (compare === ">" && count === 1)
          ? "multicolored"
          : (compare === ">=" && count === 1) || (compare === ">" && count === 0)
            ? "colored"
            : undefined;
  return word === undefined ? undefined : { rank: 60, word, negative: false };
}

export function englishAfter(_predicate: ColorCountPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return { one: "that's one or more colors", many: "that are one or more colors" };
}

export function frenchAdjective(
  { compare, count }: ColorCountPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  const word =
    compare === "=" && count === 0
      ? "colorless"
      : compare === "=" && count === 1
        ? "monocolored"
        : (compare === ">=" && count === 2) || (compare === ">" && count === 1)
          ? "multicolored"
          : (compare === ">=" && count === 1) || (compare === ">" && count === 0)
            ? "colored"
            : undefined;
  return word === undefined ? undefined : { rank: 2, words: fr.STATIC_ADJECTIVES[word] };
}

export function frenchNotAdjective(
  predicate: ColorCountPredicate,
  p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  const adjective = frenchAdjective(predicate, p);
  return adjective === undefined ? undefined : { rank: 3, words: (of) => `non-${adjective.words(of)}` };
}

export function frenchAfter({ compare, count }: ColorCountPredicate, p: fr.FrenchContext): fr.After {
  return {
    rank: 1,
    words: () => `avec un nombre de couleurs ${fr.masculine(fr.isCompared(compare, count, p))}`,
  };
}
