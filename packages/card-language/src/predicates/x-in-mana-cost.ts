import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A mana cost that contains {X} (CR 107.3). */
export const schema = variant("xInManaCost");
export interface XInManaCostPredicate extends Node<typeof schema> {}

export function englishAfter(_predicate: XInManaCostPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return { one: "with {X} in its mana cost", many: "with {X} in their mana costs" };
}

export function frenchAfter(_predicate: XInManaCostPredicate, _p: fr.FrenchContext): fr.After {
  return {
    rank: 1,
    words: ({ plural }) => (plural ? "avec {X} dans leurs coûts de mana" : "avec {X} dans son coût de mana"),
  };
}
