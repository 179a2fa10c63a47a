import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { bare } from "../print/noun-phrase.ts";
import { keywordVariant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = keywordVariant("offering", {
  what: filter,
});
export interface OfferingKeyword extends Node<typeof schema> {}

export function english(ability: OfferingKeyword, p: PrintContext): string {
  return `${bare(p.noun(ability.what))} offering`;
}

export function french(ability: OfferingKeyword, p: fr.FrenchContext): string {
  return `offrande de ${fr.bare(p.noun(ability.what))}`;
}
