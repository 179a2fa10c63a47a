import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { mentionFound } from "../print/mention.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { binding, record, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("reveal", {
  what: z.union([selection, record({ hand: playerRef })]),
  bind: binding,
});
export interface RevealEffect extends Node<typeof schema> {}

export function english(effect: RevealEffect, p: PrintContext): Piece {
  const { what } = effect;
  if ("hand" in what) {
    const clause = playerClause(what.hand, p, () => ({
      verb: `reveal ${what.hand.kind === "you" ? "your" : "their"} hand`,
    }));
    mentionFound(effect.bind, what, p);
    return piece(clause);
  }
  const who: PlayerRef =
    what.kind === "top" ? { ...what.of } : what.kind === "choose" ? { ...what.by } : { kind: "you" };
  const clause = playerClause(who, p, () => ({ verb: `reveal ${p.selection(what)}` }));
  mentionFound(effect.bind, what, p);
  return piece(clause);
}

export function french(effect: RevealEffect, p: fr.FrenchContext): fr.Piece {
  const { what } = effect;
  const who: PlayerRef =
    "hand" in what
      ? what.hand
      : what.kind === "top"
        ? what.of
        : what.kind === "choose"
          ? what.by
          : { kind: "you" };
  const clause = fr.playerClause(who, p, () => ({
    verb: fr.vp(
      "révéler",
      "hand" in what ? fr.possessed(fr.ZONES.hand, p.player(what.hand)) : p.selection(what),
    ),
  }));
  fr.mentionFound(effect.bind, what, p);
  return fr.piece(clause);
}
