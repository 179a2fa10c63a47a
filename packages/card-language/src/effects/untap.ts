import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { areMany, nounOfSelection } from "../print/selection.ts";
import { bind, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("untap", {
  what: selection,
  bind,
});
export interface UntapEffect extends Node<typeof schema> {}

export function english(effect: UntapEffect, p: PrintContext): Piece {
  const text = `untap ${p.selection(effect.what)}`;
  if (effect.bind !== undefined) {
    p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
  }
  const { by } = p.say(effect);
  return piece(by === undefined ? imperative(text) : playerClause(by, p, () => ({ verb: text })));
}

export function french(effect: UntapEffect, p: fr.FrenchContext): fr.Piece {
  const clause = fr.imperative(fr.vp("dégager", p.selection(effect.what)));
  fr.mentionBound(effect, p);
  return fr.piece(clause);
}
