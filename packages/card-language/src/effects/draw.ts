import * as fr from "../french/phrases.ts";
import { cardsClause } from "../print/cards.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { bind, variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("draw", {
  who: playerRef,
  amount,
  bind,
});
export interface DrawEffect extends Node<typeof schema> {}

export function english(effect: DrawEffect, p: PrintContext): Piece {
  if (p.say(effect).variant === 1 && typeof effect.amount === "number")
    return additional(effect, effect.amount, p);
  if (effect.bind !== undefined) p.mentionAmount(effect.bind, "the number of cards drawn this way");
  return cardsClause("draw", effect, p);
}

/** "that player draws an additional card" in a draw step. */
function additional(effect: DrawEffect, amount: number, p: PrintContext): Piece {
  const cards = amount === 1 ? "an additional card" : `${numberWord(amount)} additional cards`;
  return piece(playerClause(effect.who, p, () => ({ verb: `draw ${cards}` })));
}

export function french(effect: DrawEffect, p: fr.FrenchContext): fr.Piece {
  if (p.inDrawStep && typeof effect.amount === "number" && effect.bind === undefined) {
    const { amount } = effect;
    const cards =
      amount === 1 ? "une carte supplémentaire" : `${fr.numberWord(amount, "f")} cartes supplémentaires`;
    return fr.piece(fr.playerClause(effect.who, p, () => ({ verb: fr.vp("piocher", cards) })));
  }
  if (effect.bind !== undefined)
    p.mentionAmount(effect.bind, "le nombre de cartes piochées de cette manière");
  return fr.cardsPiece("piocher", effect, p);
}
