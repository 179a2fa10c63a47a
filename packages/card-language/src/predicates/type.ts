import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import { cardType, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("type", {
  type: cardType,
});
export interface TypePredicate extends Node<typeof schema> {}

export function englishNotAdjective(of: TypePredicate, _p: PrintContext): Adjective | undefined {
  return { rank: 40 + (of.type === "land" ? 1 : 0), word: `non${of.type}`, negative: true };
}

export function frenchNotAdjective(of: TypePredicate, _p: fr.FrenchContext): fr.RankedAdjective | undefined {
  return { rank: 3, words: fr.invariable(`non-${fr.TYPES[of.type].one}`) };
}
