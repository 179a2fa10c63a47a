import { printComparison } from "../print/comparison.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { comparison, stat, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("stat", {
  stat,
  compare: comparison,
  value: signedAmount,
});
export interface StatPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: StatPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return same(`with ${STAT_WORDS[predicate.stat]} ${printComparison(predicate, p)}`);
}
