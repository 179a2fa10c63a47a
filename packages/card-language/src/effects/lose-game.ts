import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("loseGame", {
  who: playerRef,
});
export interface LoseGameEffect extends Node<typeof schema> {}

export function english(effect: LoseGameEffect, p: PrintContext): Piece {
  return piece(playerClause(effect.who, p, () => ({ verb: "lose the game" }), true));
}

export function french(effect: LoseGameEffect, p: fr.FrenchContext): fr.Piece {
  return fr.piece(fr.playerClause(effect.who, p, () => ({ verb: fr.vp("perdre", "la partie") }), true));
}
