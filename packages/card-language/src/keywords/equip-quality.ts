import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { withCost } from "../print/keyword-cost.ts";
import { bare } from "../print/noun-phrase.ts";
import { keywordVariant } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("equipQuality", {
  what: filter,
  cost: costs,
});
export interface EquipQualityKeyword extends Node<typeof schema> {}

export function english(ability: EquipQualityKeyword, p: PrintContext): string {
  return withCost(`equip ${bare(p.noun(ability.what))}`, ability.cost, p);
}

export function french(ability: EquipQualityKeyword, p: fr.FrenchContext): string {
  return fr.withCost(`équipement : ${fr.bare(p.noun(ability.what))}`, ability.cost, p);
}
