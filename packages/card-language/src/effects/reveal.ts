import { z } from "zod";
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
