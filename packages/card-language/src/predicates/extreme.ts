import { z } from "zod";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { stat, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** The extreme one of its kind: "the creature with the greatest power among creatures you control"; in the wording, `as: "full"`: "with the highest". */
export const schema = variant("extreme", {
  stat,
  which: z.enum(["greatest", "least"]),
  among: filter,
});
export interface ExtremePredicate extends Node<typeof schema> {}

export function englishAfter(predicate: ExtremePredicate, p: PrintContext, _onStack: boolean): OneMany {
  return same(
    `with the ${p.say(predicate).as === "full" ? HIGH[predicate.which] : predicate.which} ${STAT_WORDS[predicate.stat]} among ${manyAmong(predicate.among, p)}`,
  );
}

const HIGH = { greatest: "highest", least: "lowest" } as const;

function manyAmong(filter: Filter, p: PrintContext): string {
  const np = p.noun(filter);
  const parts = [...np.before, np.head.many, ...np.after.map((part) => part.many)];
  if (np.zone !== undefined) parts.push(`in ${np.zone.many}`);
  return parts.join(" ");
}

export function frenchAfter(predicate: ExtremePredicate, p: fr.FrenchContext): fr.After {
  const which = predicate.which === "greatest" ? "la plus grande" : "la plus petite";
  const among = fr.theMany(p.noun(predicate.among)).text;
  return { rank: 6, words: () => `avec ${which} ${fr.STATS[predicate.stat].one} parmi ${among}` };
}
