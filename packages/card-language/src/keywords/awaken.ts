import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant, natural } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("awaken", {
  amount: natural,
  cost: costs,
});
export interface AwakenKeyword extends Node<typeof schema> {}

export function english(ability: AwakenKeyword, p: PrintContext): string {
  return `${ability.keyword} ${p.value(ability.amount)}—${p.phrases.cost(ability.cost, p)}`;
}

export function french(ability: AwakenKeyword, p: fr.FrenchContext): string {
  return `éveil ${p.value(ability.amount)} — ${p.phrases.cost(ability.cost, p)}`;
}
