import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("becomeMonarch", {
  who: playerRef,
});
export interface BecomeMonarchEffect extends Node<typeof schema> {}

export function english(effect: BecomeMonarchEffect, p: PrintContext): Piece {
  return piece(playerClause(effect.who, p, () => ({ verb: "become the monarch" }), true));
}

export function french(effect: BecomeMonarchEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.playerClause(effect.who, p, () => ({ verb: fr.vp("devenir", "le monarque") }), true));
}
