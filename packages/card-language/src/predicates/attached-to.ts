import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("attachedTo", {
  ref: objectRef,
});
export interface AttachedToPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: AttachedToPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return same(`attached to ${p.object(predicate.ref)}`);
}

export function frenchAfter(predicate: AttachedToPredicate, p: fr.FrenchContext): fr.After {
  const to = p.object(predicate.ref).text;
  return { rank: 4, words: (of) => `${fr.participle("attacher")(of)} à ${to}` };
}
