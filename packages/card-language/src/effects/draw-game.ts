import * as fr from "../french/phrases.ts";
import { type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("drawGame");
export interface DrawGameEffect extends Node<typeof schema> {}

export function english(_effect: DrawGameEffect, _p: PrintContext): Piece {
  return piece({ subject: "the game", key: "game", number: "one", verbs: ["be a draw"] });
}

export function french(_effect: DrawGameEffect, _p: fr.FrenchContext): fr.Piece {
  return fr.sentence("la partie est nulle");
}
