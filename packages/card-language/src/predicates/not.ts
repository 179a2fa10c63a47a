import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";

export const schema = variant("not", {
  of: predicate,
});
export interface NotPredicate extends Node<typeof schema> {}

export function englishAdjective(predicate: NotPredicate, p: PrintContext): Adjective | undefined {
  return p.notAdjective(predicate.of);
}

export function englishAfter(predicate: NotPredicate, p: PrintContext, onStack: boolean): OneMany {
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
