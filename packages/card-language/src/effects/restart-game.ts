import * as fr from "../french/phrases.ts";
import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("restartGame");
export interface RestartGameEffect extends Node<typeof schema> {}

export function english(_effect: RestartGameEffect, _p: PrintContext): Piece {
  throw new NotPrintable(`effect restartGame`);
}

export function french(_effect: RestartGameEffect, _p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.imperative(fr.vp("recommencer", "la partie")));
}
