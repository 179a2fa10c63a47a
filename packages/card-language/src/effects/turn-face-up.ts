import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("turnFaceUp", {
  what: selection,
});
export interface TurnFaceUpEffect extends Node<typeof schema> {}

export function english(effect: TurnFaceUpEffect, p: PrintContext): Piece {
  return piece(imperative(`turn ${p.selection(effect.what)} face up`));
}
