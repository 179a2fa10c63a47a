import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("attach", {
  what: selection,
  to: objectRef,
});
export interface AttachEffect extends Node<typeof schema> {}

export function english(effect: AttachEffect, p: PrintContext): Piece {
  return piece(imperative(`attach ${p.selection(effect.what)} to ${p.object(effect.to)}`));
}

export function french(effect: AttachEffect, p: fr.FrenchContext): fr.Piece {
  const what = p.selection(effect.what);
  return fr.piece(fr.imperative(fr.vp("attacher", what, `à ${p.object(effect.to).text}`)));
}
