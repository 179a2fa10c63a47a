import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { frenchQuality, protectedFrom, protectionQuality } from "../protection-quality.ts";
import { keywordVariant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = keywordVariant("hexproofFrom", {
  from: protectionQuality,
});
export interface HexproofFromKeyword extends Node<typeof schema> {}

export function english(ability: HexproofFromKeyword, p: PrintContext): string {
  return `hexproof from ${protectedFrom(ability.from, p)}`;
}

export function french(ability: HexproofFromKeyword, p: fr.FrenchContext): string {
  return `défense talismanique contre ${frenchQuality(ability.from, p)}`;
}
