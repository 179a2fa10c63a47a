import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { withCost } from "../print/keyword-cost.ts";
import { bare } from "../print/noun-phrase.ts";
import { keywordVariant } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("typecycling", {
  what: filter,
  cost: costs,
});
export interface TypecyclingKeyword extends Node<typeof schema> {}

export function english(ability: TypecyclingKeyword, p: PrintContext): string {
  return withCost(`${typecycling(ability.what, p)}cycling`, ability.cost, p);
}

/** "basic landcycling", "plainscycling", "wizardcycling". */
function typecycling(filter: Filter, p: PrintContext): string {
  const words = bare(p.noun({ of: filter.of }), { zone: "none" });
  return words.toLowerCase();
}

export function french(ability: TypecyclingKeyword, p: fr.FrenchContext): string {
  return fr.withCost(`recyclage de ${fr.bare(p.noun({ of: ability.what.of }))}`, ability.cost, p);
}
