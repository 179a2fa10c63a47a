import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { OneMany } from "../print/noun-phrase.ts";
import { ordinalWord } from "../print/words.ts";
import { positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "that's the second spell cast this turn": which of all players' spells of the turn it is. */
export const schema = variant("castThisTurn", {
  ordinal: positive,
});
export interface CastThisTurnPredicate extends Node<typeof schema> {}

export function englishAfter(
  { ordinal }: CastThisTurnPredicate,
  _p: PrintContext,
  _onStack: boolean,
): OneMany {
  const which = `the ${ordinalWord(ordinal)} spell cast this turn`;
  return { one: `that's ${which}`, many: `that are ${which}` };
}

export function frenchAfter({ ordinal }: CastThisTurnPredicate, _p: fr.FrenchContext): fr.After {
  return { rank: 6, words: () => `qui est le ${fr.ordinalWord(ordinal, "m")} sort lancé ce tour-ci` };
}
