import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manaText } from "../print/mana-text.ts";
import { manaCost, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("mana", {
  mana: manaCost,
});
export interface ManaCost extends Node<typeof schema> {}

export function english(cost: ManaCost, _p: PrintContext): string {
  return manaText(cost.mana);
}

export function french(cost: ManaCost, _p: fr.FrenchContext): fr.CostWords {
  const symbol = manaText(cost.mana);
  return { symbol, verb: fr.vp("payer", symbol) };
}
