import * as fr from "../french/phrases.ts";
import { type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { lifeClause } from "../print/life.ts";
import { playerRef } from "../reference.ts";
import { bind, variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("loseLife", {
  who: playerRef,
  amount,
  bind,
});
export interface LoseLifeEffect extends Node<typeof schema> {}

export function english(effect: LoseLifeEffect, p: PrintContext): Piece {
  const clause = lifeClause(effect.who, "lose", effect.amount, p);
  if (effect.bind !== undefined) p.mentionAmount(effect.bind, "the life lost this way");
  return piece(clause);
}

export function french(effect: LoseLifeEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.lifeClause(effect.who, "perdre", effect.amount, p);
  if (effect.bind !== undefined)
    p.mentionAmount(effect.bind, "le nombre de points de vie perdus de cette manière");
  return fr.piece(clause);
}
