import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant, positive } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("impending", {
  amount: positive,
  cost: costs,
});
export interface ImpendingKeyword extends Node<typeof schema> {}

export function english(ability: ImpendingKeyword, p: PrintContext): string {
  return `impending ${ability.amount}—${p.phrases.cost(ability.cost, p)}`;
}

export function french(ability: ImpendingKeyword, p: fr.FrenchContext): string {
  return `imminence ${ability.amount} — ${p.phrases.cost(ability.cost, p)}`;
}
