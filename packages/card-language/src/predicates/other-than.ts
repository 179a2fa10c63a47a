import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("otherThan", {
  ref: objectRef,
  /** Of those, only the ones that the controller of the text controlled: "if you sacrificed one this way, ... another". */
  yours: flag,
});
export interface OtherThanPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: OtherThanPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const other = p.say(predicate).variant === 24 ? "except for" : "other than";
  return same(`${other} ${p.object(predicate.ref)}`);
}

export function frenchAfter(predicate: OtherThanPredicate, p: fr.FrenchContext): fr.After {
  const than = p.object(predicate.ref).text;
  return { rank: 6, words: ({ plural }) => `${plural ? "autres" : "autre"} que ${than}` };
}
