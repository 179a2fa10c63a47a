import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece, playerClause } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { areMany, nounOfSelection } from "../print/selection.ts";
import { bind, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("tap", {
  what: selection,
  bind,
});
export interface TapEffect extends Node<typeof schema> {}

const YOU = { kind: "you" } as const;

export function english(effect: TapEffect, p: PrintContext): Piece {
  const text = `tap ${p.selection(effect.what)}`;
  if (effect.bind !== undefined) {
    p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
  }
  const { by } = p.say(effect);
  return piece(by === undefined ? imperative(text) : playerClause(by, p, () => ({ verb: text })));
}

export function french(effect: TapEffect, p: fr.FrenchContext): fr.Piece {
  const by = effect.what.kind === "choose" ? effect.what.by : YOU;
  const clause = fr.playerClause(by, p, () => ({ verb: fr.vp("engager", p.selection(effect.what)) }));
  fr.mentionBound(effect, p);
  return fr.piece(clause);
}
