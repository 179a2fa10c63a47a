import type { PrintContext } from "../print/context.ts";
import { protectedFrom, protectionQuality } from "../protection-quality.ts";
import { keywordVariant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = keywordVariant("protection", {
  from: protectionQuality,
});
export interface ProtectionKeyword extends Node<typeof schema> {}

export function english(ability: ProtectionKeyword, p: PrintContext): string {
  return `protection from ${protectedFrom(ability.from, p)}`;
}
