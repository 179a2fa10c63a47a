import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A card, spell or permanent with the alternative characteristics of an Adventure, whether it uses them or not (CR 715.2a). */
export const schema = variant("hasAdventure");
export interface HasAdventurePredicate extends Node<typeof schema> {}

export function englishAfter(
  _predicate: HasAdventurePredicate,
  _p: PrintContext,
  _onStack: boolean,
): OneMany {
  return { one: "that has an Adventure", many: "that have an Adventure" };
}

export function frenchAfter(_predicate: HasAdventurePredicate, _p: fr.FrenchContext): fr.After {
  return { rank: 1, words: ({ plural }) => (plural ? "qui ont une aventure" : "qui a une aventure") };
}
