import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("winGame", {
  who: playerRef,
});
export interface WinGameEffect extends Node<typeof schema> {}

export function english(effect: WinGameEffect, p: PrintContext): Piece {
  return piece(playerClause(effect.who, p, () => ({ verb: "win the game" }), true));
}

export function french(effect: WinGameEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.playerClause(effect.who, p, () => ({ verb: fr.vp("gagner", "la partie") }), true));
}
