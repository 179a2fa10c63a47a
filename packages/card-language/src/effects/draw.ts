import { cardsClause } from "../print/cards.ts";
import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
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
  return cardsClause("draw", effect, p);
}
