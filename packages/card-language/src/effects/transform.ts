import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("transform", {
  what: selection,
});
export interface TransformEffect extends Node<typeof schema> {}

export function english(effect: TransformEffect, p: PrintContext): Piece {
  return piece(imperative(`transform ${p.selection(effect.what)}`));
}

export function french(effect: TransformEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.imperative(fr.vp("transformer", p.selection(effect.what))));
}
