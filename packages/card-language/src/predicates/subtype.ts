import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import { subtype, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("subtype", {
  subtype,
});
export interface SubtypePredicate extends Node<typeof schema> {}

export function englishNotAdjective(of: SubtypePredicate, _p: PrintContext): Adjective | undefined {
  return { rank: 45, word: `non-${of.subtype}`, negative: true };
}

export function frenchNotAdjective(
  of: SubtypePredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return { rank: 3, words: fr.invariable(`non-${fr.subtypeNoun(of.subtype).one}`) };
}
