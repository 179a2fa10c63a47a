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
