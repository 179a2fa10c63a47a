import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { mentionFound } from "../print/mention.ts";
import { playerRef } from "../reference.ts";
import { binding, record, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("look", {
  who: playerRef,
  at: z.union([selection, record({ hand: playerRef })]),
  bind: binding,
});
export interface LookEffect extends Node<typeof schema> {}

export function english(effect: LookEffect, p: PrintContext): Piece {
  const clause = playerClause(effect.who, p, () => {
    if ("hand" in effect.at) return { verb: `look at ${p.player(effect.at.hand, "possessive")} hand` };
    return { verb: `look at ${p.selection(effect.at)}` };
  });
  mentionFound(effect.bind, effect.at, p);
  return piece(clause);
}

export function french(effect: LookEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.playerClause(effect.who, p, () => ({
    verb: fr.vp(
      "regarder",
      "hand" in effect.at ? fr.possessed(fr.ZONES.hand, p.player(effect.at.hand)) : p.selection(effect.at),
    ),
  }));
  fr.mentionFound(effect.bind, effect.at, p);
  return fr.piece(clause);
}
