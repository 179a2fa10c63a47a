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
