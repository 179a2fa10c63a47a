import { z } from "zod";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { frenchQuality, protectedFrom, protectionQuality } from "../protection-quality.ts";
import { keywordVariant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = keywordVariant("protection", {
  from: protectionQuality,
  /** "This effect doesn't remove this Aura", or Auras: what is attached already stays (CR 702.16n). */
  doesntRemove: z.enum(["source", "auras"]).exactOptional(),
});
export interface ProtectionKeyword extends Node<typeof schema> {}

export function english(ability: ProtectionKeyword, p: PrintContext): string {
  return `protection from ${protectedFrom(ability.from, p)}`;
}

export function french(ability: ProtectionKeyword, p: fr.FrenchContext): string {
  return `protection contre ${frenchQuality(ability.from, p)}`;
}
