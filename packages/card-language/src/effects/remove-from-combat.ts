import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("removeFromCombat", {
  what: selection,
});
export interface RemoveFromCombatEffect extends Node<typeof schema> {}

export function english(effect: RemoveFromCombatEffect, p: PrintContext): Piece {
  return piece(imperative(`remove ${p.selection(effect.what)} from combat`));
}

export function french(effect: RemoveFromCombatEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.imperative(fr.vp("retirer", p.selection(effect.what), "du combat")));
}
