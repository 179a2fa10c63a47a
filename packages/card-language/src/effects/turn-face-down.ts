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
