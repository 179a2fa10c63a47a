import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { inline } from "../print/joined.ts";
import { bare } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { effects, type Node, selection } from "../schema/nodes.ts";

export const schema = variant("forEach", {
  of: selection,
  effects,
});
export interface ForEachEffect extends Node<typeof schema> {}

export function english(effect: ForEachEffect, p: PrintContext): Piece {
  const each = effect.of.kind === "all" ? bare(p.noun(effect.of.filter)) : `of ${p.selection(effect.of)}`;
  p.mention("each", effect.of.kind === "all" ? p.noun(effect.of.filter).noun : "permanent", false);
  return sentence(`for each ${each}, ${inline(effect.effects, p)}`);
}

export function french(effect: ForEachEffect, p: fr.FrenchContext): fr.Piece {
  const { of } = effect;
  const each =
    of.kind === "all" ? `chaque ${fr.bare(p.noun(of.filter))}` : `chacune de ${p.selection(of).text}`;
  p.mention("each", fr.nounOfSelection(of, p), false);
  const said = fr.joined(effect.effects, p);
  return fr.sentence(`pour ${each}, ${said.text}`, said.more);
}
