import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
import { color, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("color", {
  color,
});
export interface ColorPredicate extends Node<typeof schema> {}

export function englishAdjective(predicate: ColorPredicate, _p: PrintContext): Adjective | undefined {
  return { rank: 60, word: COLOR_WORDS[predicate.color], negative: false };
}

export function englishNotAdjective(of: ColorPredicate, _p: PrintContext): Adjective | undefined {
  return { rank: 42, word: `non${COLOR_WORDS[of.color]}`, negative: true };
}

export function frenchAdjective(
  predicate: ColorPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return { rank: 2, words: fr.COLORS[predicate.color] };
}

export function frenchNotAdjective(of: ColorPredicate, _p: fr.FrenchContext): fr.RankedAdjective | undefined {
  return { rank: 3, words: (agreement) => `non-${fr.COLORS[of.color](agreement)}` };
}
