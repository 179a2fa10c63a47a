import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { bare } from "../print/noun-phrase.ts";
import { keywordVariant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("landwalk", {
  land: filter,
});
export interface LandwalkKeyword extends Node<typeof schema> {}

export function english(ability: LandwalkKeyword, p: PrintContext): string {
  return landwalk(ability.land, p);
}

function landwalk(filter: Filter, p: PrintContext): string {
  return `${bare(p.noun({ of: filter.of })).replace(/\b[A-Z]/g, (letter) => letter.toLowerCase())}walk`;
}

export function french(ability: LandwalkKeyword, p: fr.FrenchContext): string {
  return `traversée de ${fr.theMany(p.noun({ of: ability.land.of })).text}`;
}
