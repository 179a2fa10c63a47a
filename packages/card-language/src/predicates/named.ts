import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("named", {
  name: label,
});
export interface NamedPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: NamedPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return same(`named ${predicate.name}`);
}

export function englishNotAfter(of: NamedPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return same(`not named ${of.name}`);
}

export function frenchAfter(predicate: NamedPredicate, _p: fr.FrenchContext): fr.After {
  return { rank: 0, words: (of) => `${fr.participle("appeler")(of)} ${predicate.name}` };
}

export function frenchNotAfter(predicate: NamedPredicate, _p: fr.FrenchContext): fr.After {
  return { rank: 0, words: (of) => `non ${fr.participle("appeler")(of)} ${predicate.name}` };
}
