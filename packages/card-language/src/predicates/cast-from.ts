import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { withArticle } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { variant, zone } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("castFrom", {
  zone,
  /** Whose hand, library or graveyard; anybody's without (CR 400.1). */
  whose: playerRef.exactOptional(),
});
export interface CastFromPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: CastFromPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (predicate.whose !== undefined)
    return same(`from ${p.player(predicate.whose, "possessive")} ${predicate.zone}`);
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

export function frenchAfter(predicate: CastFromPredicate, p: fr.FrenchContext): fr.After {
  const from =
    predicate.zone === "exile"
      ? "l'exil"
      : predicate.zone === "hand"
        ? predicate.whose === undefined
          ? "la main de son propriétaire"
          : fr.possessed(fr.ZONES.hand, p.player(predicate.whose)).text
        : fr.indefinite(fr.ZONES[predicate.zone]).text;
  return { rank: 4, words: (of) => `${fr.participle("lancer")(of)} depuis ${from}` };
}
