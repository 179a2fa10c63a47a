import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("blocking", {
  ref: objectRef,
});
export interface BlockingPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: BlockingPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return same(`blocking ${p.object(predicate.ref)}`);
}

export function frenchAfter(predicate: BlockingPredicate, p: fr.FrenchContext): fr.After {
  const blocked = p.object(predicate.ref);
  return { rank: 6, words: (of) => `qui ${fr.conjugate(fr.vp("bloquer", blocked), "present", of)}` };
}
