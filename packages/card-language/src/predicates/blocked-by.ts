import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("blockedBy", {
  ref: objectRef,
});
export interface BlockedByPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: BlockedByPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (p.say(predicate).variant === 1) {
    const who = p.object(predicate.ref, "subject");
    return same(`${who === "it" ? "it's" : `${who} is`} blocking`);
  }
  return same(`blocked by ${p.object(predicate.ref)}`);
}

export function frenchAfter(predicate: BlockedByPredicate, p: fr.FrenchContext): fr.After {
  const by = p.object(predicate.ref).text;
  return { rank: 4, participle: true, words: (of) => `${fr.participle("bloquer")(of)} par ${by}` };
}
