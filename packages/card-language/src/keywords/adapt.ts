import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant, natural } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("adapt", {
  amount: natural,
  cost: costs,
});
export interface AdaptKeyword extends Node<typeof schema> {}

export function english(ability: AdaptKeyword, p: PrintContext): string {
  return `${p.phrases.cost(ability.cost, p)}: Adapt ${ability.amount}.`;
}

export function french(ability: AdaptKeyword, p: fr.FrenchContext): string {
  return `${p.phrases.cost(ability.cost, p)} : Adaptation ${ability.amount}.`;
}
