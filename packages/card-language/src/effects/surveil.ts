import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { plainNumber } from "../print/plain-number.ts";
import { playerRef } from "../reference.ts";
import { bind, variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("surveil", {
  who: playerRef,
  amount,
  /** The cards that were put back on top. */
  bind,
});
export interface SurveilEffect extends Node<typeof schema> {}

export function english(effect: SurveilEffect, p: PrintContext): Piece {
  return piece(playerClause(effect.who, p, () => ({ verb: `surveil ${plainNumber(effect.amount, p)}` })));
}

export function french(effect: SurveilEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(
    fr.playerClause(effect.who, p, () => ({
      verb: fr.vp("surveiller", undefined, fr.numeral(effect.amount, p)),
    })),
  );
}
