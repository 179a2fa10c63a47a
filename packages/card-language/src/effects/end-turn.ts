import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("endTurn");
export interface EndTurnEffect extends Node<typeof schema> {}

export function english(_effect: EndTurnEffect, _p: PrintContext): Piece {
  return piece(imperative("end the turn"));
}

export function french(_effect: EndTurnEffect, _p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.imperative(fr.vp("finir", "le tour")));
}
