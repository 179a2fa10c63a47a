import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite, type OneMany, same } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** An ability whose source is like that, wherever it is (CR 109.2, 113.7). */
export const schema = variant("abilityOf", { source: filter });
export interface AbilityOfPredicate extends Node<typeof schema> {}

export function englishAfter({ source }: AbilityOfPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return same(`from ${indefinite(p.noun(source))} source`);
}

export function frenchAfter({ source }: AbilityOfPredicate, p: fr.FrenchContext): fr.After {
  return { rank: 6, words: () => `dont la source est ${fr.aOrAn(p.noun(source)).text}` };
}
