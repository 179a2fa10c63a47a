import { z } from "zod";
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
