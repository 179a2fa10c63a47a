import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import { manyOf, type OneMany, same } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";

export const schema = variant("not", {
  of: predicate,
});
export interface NotPredicate extends Node<typeof schema> {}

/** In the wording, 24: "permanents except for artifacts and lands". */
export function englishAdjective(predicate: NotPredicate, p: PrintContext): Adjective | undefined {
  if (p.say(predicate).variant === 24) return undefined;
  return p.notAdjective(predicate.of);
}

export function englishAfter(predicate: NotPredicate, p: PrintContext, onStack: boolean): OneMany {
  if (p.say(predicate).variant === 24 || predicate.of.kind === "any")
    return same(`except for ${manyOf(p.noun({ of: [predicate.of] }))}`);
  return p.notAfter(predicate.of, onStack);
}

export function frenchAdjective(
  predicate: NotPredicate,
  p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return p.phrases.notAdjective(predicate.of, p);
}

export function frenchAfter(predicate: NotPredicate, p: fr.FrenchContext): fr.After {
  return p.phrases.notAfter(predicate.of, p);
}
