import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { stat, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** In the wording, `as: "full"`: "the highest mana value". */
export const schema = variant("extreme", {
  which: z.enum(["greatest", "least"]),
  stat,
  among: filter,
});
export interface ExtremeAmount extends Node<typeof schema> {}

export function english(amount: ExtremeAmount, p: PrintContext): string {
  return `the ${p.say(amount).as === "full" ? HIGH[amount.which] : amount.which} ${STAT_WORDS[amount.stat]} among ${manyOf(p.noun(amount.among))}`;
}

const HIGH = { greatest: "highest", least: "lowest" } as const;

export function french(amount: ExtremeAmount, p: fr.FrenchContext): string {
  const which = amount.which === "greatest" ? "la plus grande" : "la plus petite";
  return `${which} ${fr.STATS[amount.stat].one} parmi ${fr.theMany(p.noun(amount.among)).text}`;
}
