import * as fr from "../french/phrases.ts";
import { objectClause, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("phaseOut", {
  what: selection,
});
export interface PhaseOutEffect extends Node<typeof schema> {}

export function english(effect: PhaseOutEffect, p: PrintContext): Piece {
  return piece(objectClause(effect.what, p, () => ["phase out"]));
}

export function french(effect: PhaseOutEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.objectClause(effect.what, p, () => [fr.vp("se déphaser")]));
}
