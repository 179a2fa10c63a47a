import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
import { listOf } from "../print/words.ts";
import { colors, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("devotion", {
  colors,
});
export interface DevotionAmount extends Node<typeof schema> {}

/** In the wording, 20: as chroma counts it, "the number of red mana symbols in the mana costs of permanents you control". */
export function english(amount: DevotionAmount, p: PrintContext): string {
  const [only] = amount.colors;
  if (p.say(amount).variant === 20 && only !== undefined)
    return `the number of ${COLOR_WORDS[only]} mana symbols in the mana costs of permanents you control`;
  return `your devotion to ${listOf(
    amount.colors.map((color) => COLOR_WORDS[color]),
    "and",
  )}`;
}

export function englishEach(amount: DevotionAmount, _p: PrintContext): string {
  const [only] = amount.colors;
  if (only === undefined || amount.colors.length > 1)
    throw new NotPrintable("amount devotion", "to several colors");
  return `${COLOR_WORDS[only]} mana symbol in the mana costs of permanents you control`;
}

export function french(amount: DevotionAmount, _p: fr.FrenchContext): string {
  return `votre dévotion ${fr.listOf(
    amount.colors.map((color) => `à ${fr.COLOR_NOUNS[color]}`),
    "et",
  )}`;
}

export function frenchEach({ colors }: DevotionAmount, _p: fr.FrenchContext): string {
  const [only] = colors;
  if (only === undefined || colors.length > 1) throw new NotPrintable("amount devotion", "to several colors");
  return `symbole de mana ${fr.COLORS[only]({ gender: "m", plural: false })} dans les coûts de mana des permanents que vous contrôlez`;
}
