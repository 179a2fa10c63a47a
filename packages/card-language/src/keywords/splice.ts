import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { withCost } from "../print/keyword-cost.ts";
import { keywordVariant, subtype } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("splice", {
  onto: subtype,
  cost: costs,
});
export interface SpliceKeyword extends Node<typeof schema> {}

export function english(ability: SpliceKeyword, p: PrintContext): string {
  return withCost(`splice onto ${ability.onto}`, ability.cost, p);
}

export function french(ability: SpliceKeyword, p: fr.FrenchContext): string {
  return fr.withCost(`imprégnation de ${fr.subtypeNoun(ability.onto).one}`, ability.cost, p);
}
