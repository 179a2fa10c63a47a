import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { objectRef } from "../reference.ts";
import { stat, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("stat", {
  stat,
  of: objectRef,
});
export interface StatAmount extends Node<typeof schema> {}

export function english(amount: StatAmount, p: PrintContext): string {
  if (p.say(amount).variant === 8) return `the ${STAT_WORDS[amount.stat]} of ${p.object(amount.of)}`;
  if (p.say(amount).variant === 7) return p.object(amount.of, "possessive");
  return `${p.object(amount.of, "possessive")} ${STAT_WORDS[amount.stat]}`;
}

export function french(amount: StatAmount, p: fr.FrenchContext): string {
  return fr.possessed(fr.STATS[amount.stat], p.object(amount.of)).text;
}
