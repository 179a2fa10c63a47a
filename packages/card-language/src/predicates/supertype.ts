import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { supertype, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("supertype", {
  supertype,
});
export interface SupertypePredicate extends Node<typeof schema> {}

export function englishAdjective(predicate: SupertypePredicate, _p: PrintContext): Adjective | undefined {
  return { rank: 50, word: predicate.supertype, negative: false };
}

export function englishNotAdjective(of: SupertypePredicate, p: PrintContext): Adjective | undefined {
  if (p.say(of).variant === 1) return undefined;
  return { rank: 39, word: `non${of.supertype}`, negative: true };
}

/** "that aren't legendary" instead of "nonlegendary". */
export function englishNotAfter(of: SupertypePredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return { one: `that isn't ${of.supertype}`, many: `that aren't ${of.supertype}` };
}

export function frenchAdjective(
  predicate: SupertypePredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return { rank: predicate.supertype === "basic" ? 0 : 1, words: fr.SUPERTYPES[predicate.supertype] };
}

export function frenchNotAdjective(
  of: SupertypePredicate,
  _p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  if (of.supertype === "basic") return { rank: 3, words: fr.invariable("non-base") };
  return { rank: 3, words: (agreement) => `non-${fr.SUPERTYPES[of.supertype](agreement)}` };
}
