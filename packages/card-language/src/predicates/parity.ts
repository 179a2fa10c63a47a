import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { withArticle } from "../print/words.ts";
import { stat, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Whether a number of the object is even or odd; zero is even. */
export const schema = variant("parity", {
  stat,
  is: z.enum(["even", "odd"]),
});
export interface ParityPredicate extends Node<typeof schema> {}

export function englishAfter(
  { stat: which, is }: ParityPredicate,
  _p: PrintContext,
  _onStack: boolean,
): OneMany {
  const words = `${is} ${STAT_WORDS[which]}`;
  return { one: `with ${withArticle(words)}`, many: `with ${words}s` };
}

export function frenchAfter({ stat: which, is }: ParityPredicate, _p: fr.FrenchContext): fr.After {
  const name = fr.STATS[which];
  const [one, many] = is === "even" ? ["paire", "paires"] : ["impaire", "impaires"];
  return {
    rank: 1,
    words: ({ plural }) => (plural ? `avec des ${name.many} ${many}` : `avec une ${name.one} ${one}`),
  };
}
