import * as fr from "../french/phrases.ts";
import { type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("setLife", {
  who: playerRef,
  to: amount,
});
export interface SetLifeEffect extends Node<typeof schema> {}

export function english(effect: SetLifeEffect, p: PrintContext): Piece {
  return piece({
    subject: `${p.player(effect.who, "possessive")} life total`,
    key: "life",
    number: "one",
    verbs: [`become ${p.value(effect.to)}`],
  });
}

export function french(effect: SetLifeEffect, p: fr.FrenchContext): fr.Piece {
  const total = fr.possessed(fr.noun("total de points de vie", "m"), p.player(effect.who));
  return fr.piece({
    subject: total,
    key: "life",
    verbs: [fr.vp("devenir", undefined, `égal à ${p.value(effect.to)}`)],
  });
}
