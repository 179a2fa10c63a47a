import * as fr from "../french/phrases.ts";
import { type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { lifeClause } from "../print/life.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("gainLife", {
  who: playerRef,
  amount,
});
export interface GainLifeEffect extends Node<typeof schema> {}

export function english(effect: GainLifeEffect, p: PrintContext): Piece {
  return piece(lifeClause(effect.who, "gain", effect.amount, p));
}

export function french(effect: GainLifeEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.lifeClause(effect.who, "gagner", effect.amount, p));
}
