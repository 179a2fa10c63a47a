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
