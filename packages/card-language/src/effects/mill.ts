import * as fr from "../french/phrases.ts";
import { cardsClause } from "../print/cards.ts";
import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { bind, variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("mill", {
  who: playerRef,
  amount,
  bind,
});
export interface MillEffect extends Node<typeof schema> {}

export function english(effect: MillEffect, p: PrintContext): Piece {
  return cardsClause("mill", effect, p);
}

export function french(effect: MillEffect, p: fr.FrenchContext): fr.Piece {
  return fr.cardsPiece("meuler", effect, p);
}
