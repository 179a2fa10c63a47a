import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A spell or ability for which a target was chosen exactly once (CR 115.9a). */
export const schema = variant("singleTarget");
export interface SingleTargetPredicate extends Node<typeof schema> {}

export function englishAfter(
  _predicate: SingleTargetPredicate,
  _p: PrintContext,
  _onStack: boolean,
): OneMany {
  return same("with a single target");
}

export function frenchAfter(_predicate: SingleTargetPredicate, _p: fr.FrenchContext): fr.After {
  return { rank: 1, words: () => "avec une seule cible" };
}
