import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { stat, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("total", {
  stat,
  among: filter,
});
export interface TotalAmount extends Node<typeof schema> {}

export function english(amount: TotalAmount, p: PrintContext): string {
  return `the total ${STAT_WORDS[amount.stat]} of ${manyOf(p.noun(amount.among))}`;
}

export function french(amount: TotalAmount, p: fr.FrenchContext): string {
  return `la ${fr.STATS[amount.stat].one} totale de ${fr.theMany(p.noun(amount.among)).text}`;
}
