import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant, label } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = keywordVariant("companion", {
  condition: label,
});
export interface CompanionKeyword extends Node<typeof schema> {}

export function english(ability: CompanionKeyword, _p: PrintContext): string {
  return `companion — ${ability.condition}`;
}

export function french(ability: CompanionKeyword, _p: fr.FrenchContext): string {
  return `compagnon — ${ability.condition}`;
}
