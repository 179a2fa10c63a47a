import { z } from "zod";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("hasAbility", {
  which: z.enum(["none", "activatedWithTap", "mana"]),
});
export interface HasAbilityPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: HasAbilityPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return same(ABILITIES[predicate.which]);
}

const ABILITIES = {
  none: "with no abilities",
  activatedWithTap: "with an activated ability with {T} in its cost",
  mana: "with a mana ability",
} as const;

export function frenchAfter(predicate: HasAbilityPredicate, _p: fr.FrenchContext): fr.After {
  const words = {
    none: "sans capacité",
    activatedWithTap: "avec une capacité activée dont le coût contient {T}",
    mana: "avec une capacité de mana",
  }[predicate.which];
  return { rank: 1, words: () => words };
}

export function frenchNotAfter(predicate: HasAbilityPredicate, _p: fr.FrenchContext): fr.After {
  const words = {
    none: "avec des capacités",
    activatedWithTap: "sans capacité activée dont le coût contient {T}",
    mana: "sans capacité de mana",
  }[predicate.which];
  return { rank: 1, words: () => words };
}
