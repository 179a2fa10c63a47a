import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant, label } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = keywordVariant("partnerWith", {
  name: label,
});
export interface PartnerWithKeyword extends Node<typeof schema> {}

export function english(ability: PartnerWithKeyword, _p: PrintContext): string {
  return `partner with ${ability.name}`;
}

export function french(ability: PartnerWithKeyword, _p: fr.FrenchContext): string {
  return `partenariat avec ${ability.name}`;
}
