import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("endCombat");
export interface EndCombatEffect extends Node<typeof schema> {}

export function english(_effect: EndCombatEffect, _p: PrintContext): Piece {
  return piece(imperative("end the combat phase"));
}

export function french(_effect: EndCombatEffect, _p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.imperative(fr.vp("mettre", "fin", "à la phase de combat")));
}
