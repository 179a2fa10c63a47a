import * as fr from "../french/phrases.ts";
import { objectClause, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("becomeBlocked", {
  what: selection,
});
export interface BecomeBlockedEffect extends Node<typeof schema> {}

export function english(effect: BecomeBlockedEffect, p: PrintContext): Piece {
  return piece(objectClause(effect.what, p, () => ["become blocked"]));
}

export function french(effect: BecomeBlockedEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(
    fr.objectClause(effect.what, p, (who) => [fr.vp("devenir", undefined, fr.participle("bloquer")(who))]),
  );
}
