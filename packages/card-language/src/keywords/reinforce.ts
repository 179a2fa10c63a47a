import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant } from "../schema/basic.ts";
import { amount, costs, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("reinforce", {
  amount,
  cost: costs,
});
export interface ReinforceKeyword extends Node<typeof schema> {}

export function english(ability: ReinforceKeyword, p: PrintContext): string {
  return `${ability.keyword} ${p.value(ability.amount)}—${p.phrases.cost(ability.cost, p)}`;
}

export function french(ability: ReinforceKeyword, p: fr.FrenchContext): string {
  return `renfort ${p.value(ability.amount)} — ${p.phrases.cost(ability.cost, p)}`;
}
