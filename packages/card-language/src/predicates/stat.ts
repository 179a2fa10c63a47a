import * as fr from "../french/phrases.ts";
import { printComparison } from "../print/comparison.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { comparison, stat, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

/** In the wording, 20: "each with mana value 3 or less". */
export const schema = variant("stat", {
  stat,
  compare: comparison,
  value: signedAmount,
});
export interface StatPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: StatPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const { value, compare } = predicate;
  if (typeof value === "object" && value.kind === "stat" && p.say(value).variant === 9)
    return same(`with ${compare === "<" ? "lesser" : "greater"} ${STAT_WORDS[predicate.stat]}`);
  if (typeof value === "object" && value.kind === "stat" && p.say(value).variant === 22)
    return same(`with ${p.object(value.of, "possessive")} ${STAT_WORDS[predicate.stat]}`);
  const lead = p.say(predicate).variant === 20 ? "each with" : "with";
  return same(`${lead} ${STAT_WORDS[predicate.stat]} ${printComparison(predicate, p)}`);
}

export function frenchAfter({ stat: which, compare, value }: StatPredicate, p: fr.FrenchContext): fr.After {
  const bound = fr.comparison(compare, value, p);
  const name = fr.STATS[which].one;
  const short = which === "power" || which === "toughness";
  return {
    rank: 1,
    words: () => (short && !bound.startsWith("de ") ? `de ${name} ${bound}` : `avec une ${name} ${bound}`),
  };
}

export function frenchNotAfter(predicate: StatPredicate, p: fr.FrenchContext): fr.After {
  return frenchAfter({ ...predicate, compare: FRENCH_OPPOSITE[predicate.compare] }, p);
}

const FRENCH_OPPOSITE = { "=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">" } as const;
