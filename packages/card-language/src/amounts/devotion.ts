import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
import { listOf } from "../print/words.ts";
import { colors, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("devotion", {
  colors,
});
export interface DevotionAmount extends Node<typeof schema> {}

export function english(amount: DevotionAmount, _p: PrintContext): string {
  return `your devotion to ${listOf(
    amount.colors.map((color) => COLOR_WORDS[color]),
    "and",
  )}`;
}

export function french(amount: DevotionAmount, _p: fr.FrenchContext): string {
  return `votre dévotion ${fr.listOf(
    amount.colors.map((color) => `à ${fr.COLOR_NOUNS[color]}`),
    "et",
  )}`;
}
