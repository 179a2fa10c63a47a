import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("turnFaceDown", {
  what: selection,
});
export interface TurnFaceDownEffect extends Node<typeof schema> {}

export function english(effect: TurnFaceDownEffect, p: PrintContext): Piece {
  return piece(imperative(`turn ${p.selection(effect.what)} face down`));
}

export function french(effect: TurnFaceDownEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.imperative(fr.vp("retourner", p.selection(effect.what), "face cachée")));
}
