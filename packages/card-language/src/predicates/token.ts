import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("token");
export interface TokenPredicate extends Node<typeof schema> {}

export function englishNotAdjective(_of: TokenPredicate, _p: PrintContext): Adjective | undefined {
  return { rank: 30, word: "nontoken", negative: true };
}

export function frenchNotAdjective(
  _of: TokenPredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return { rank: 3, words: fr.invariable("non-jeton") };
}
