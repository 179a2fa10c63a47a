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
  const word = colorCountWord(predicate);
  return word === undefined ? undefined : { rank: 60, word, negative: false };
}

function colorCountWord({ compare, count }: ColorCountPredicate) {
  if (compare === "=") return count === 0 ? "colorless" : count === 1 ? "monocolored" : undefined;
  const least = compare === ">=" ? count : compare === ">" ? count + 1 : undefined;
  return least === 1 ? "colored" : least === 2 ? "multicolored" : undefined;
}

export function englishAfter(_predicate: ColorCountPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return { one: "that's one or more colors", many: "that are one or more colors" };
}

export function frenchAdjective(
  predicate: ColorCountPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  const word = colorCountWord(predicate);
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
