import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { withArticle } from "../print/words.ts";
import { variant, zone } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("castFrom", {
  zone,
});
export interface CastFromPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: CastFromPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (p.say(predicate).variant === 2) return same("from your hand");
  const from = `from ${predicate.zone === "exile" ? "exile" : withArticle(predicate.zone)}`;
  return same(p.say(predicate).variant === 1 ? from : `cast ${from}`);
}

/** Only owners have cards in their hands (CR 402.1). */
export function englishNotAfter(of: CastFromPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  const from = of.zone === "hand" ? "its owner's hand" : of.zone === "exile" ? "exile" : withArticle(of.zone);
  const many = of.zone === "hand" ? "their owners' hands" : from;
  return { one: `that wasn't cast from ${from}`, many: `that weren't cast from ${many}` };
}

export function frenchNotAfter(of: CastFromPredicate, p: fr.FrenchContext): fr.After {
  const { rank, words } = frenchAfter(of, p);
  return { rank, words: (one) => `non ${words(one)}` };
}

export function frenchAfter(predicate: CastFromPredicate, _p: fr.FrenchContext): fr.After {
  const from =
    predicate.zone === "exile"
      ? "l'exil"
      : predicate.zone === "hand"
        ? "votre main"
        : fr.indefinite(fr.ZONES[predicate.zone]).text;
  return { rank: 4, words: (of) => `${fr.participle("lancer")(of)} depuis ${from}` };
}
