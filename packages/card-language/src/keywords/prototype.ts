import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { integer, keywordVariant } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

/** The other mana cost, power and toughness of a prototype card (CR 718.2). */
export const schema = keywordVariant("prototype", {
  cost: costs,
  power: integer,
  toughness: integer,
});
export interface PrototypeKeyword extends Node<typeof schema> {}

export function english(ability: PrototypeKeyword, p: PrintContext): string {
  return `prototype ${p.phrases.cost(ability.cost, p)} — ${ability.power}/${ability.toughness}`;
}

export function french(ability: PrototypeKeyword, p: fr.FrenchContext): string {
  return `prototype ${p.phrases.cost(ability.cost, p)} — ${ability.power}/${ability.toughness}`;
}
