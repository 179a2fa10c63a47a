import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("regenerate", {
  what: selection,
});
export interface RegenerateEffect extends Node<typeof schema> {}

export function english(effect: RegenerateEffect, p: PrintContext): Piece {
  return piece(imperative(`regenerate ${p.selection(effect.what)}`));
}
