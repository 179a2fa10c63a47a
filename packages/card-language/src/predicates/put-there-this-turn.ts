import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { withArticle } from "../print/words.ts";
import { variant, zone } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A card that went to this zone this turn, from `from` where given. */
export const schema = variant("putThereThisTurn", {
  from: zone.exactOptional(),
});
export interface PutThereThisTurnPredicate extends Node<typeof schema> {}

export function englishAfter(
  predicate: PutThereThisTurnPredicate,
  _p: PrintContext,
  _onStack: boolean,
): OneMany {
  return putThere(predicate.from);
}

function putThere(from: PutThereThisTurnPredicate["from"]): OneMany {
  const source =
    from === undefined
      ? "from anywhere"
      : `from ${from === "battlefield" ? "the battlefield" : withArticle(from)}`;
  return {
    one: `that was put there ${source} this turn`,
    many: `that were put there ${source} this turn`,
  };
}

export function frenchAfter({ from }: PutThereThisTurnPredicate, _p: fr.FrenchContext): fr.After {
  const source =
    from === undefined
      ? "n'importe où"
      : from === "battlefield"
        ? "le champ de bataille"
        : fr.indefinite(fr.ZONES[from]).text;
  return { rank: 6, words: (of) => `${fr.participle("mettre")(of)} là depuis ${source} ce tour-ci` };
}
