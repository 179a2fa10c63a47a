import * as fr from "../french/phrases.ts";
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

export function french(effect: RegenerateEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.imperative(fr.vp("régénérer", p.selection(effect.what))));
}
