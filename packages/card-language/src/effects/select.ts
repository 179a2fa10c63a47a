import * as fr from "../french/phrases.ts";
import { type Piece, piece, playerClause, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { areMany, nounOfSelection } from "../print/selection.ts";
import { binding, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

/** Name objects for later instructions without doing anything to them; in the wording, 1: "an opponent chooses". */
export const schema = variant("select", {
  what: selection,
  bind: binding,
});
export interface SelectEffect extends Node<typeof schema> {}

export function english(effect: SelectEffect, p: PrintContext): Piece {
  const text = p.selection(effect.what);
  const verb = effect.what.kind === "choose" && effect.what.by.kind !== "you" ? effect.what.by : undefined;
  p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
  if (p.say(effect).variant === 1) return sentence(`an opponent chooses ${text}`);
  if (p.say(effect).first === true) return sentence(text);
  return piece(playerClause(verb ?? { kind: "you" }, p, () => ({ verb: `choose ${text}` })));
}

export function french(effect: SelectEffect, p: fr.FrenchContext): fr.Piece {
  const who = effect.what.kind === "choose" ? effect.what.by : ({ kind: "you" } as const);
  const clause = fr.playerClause(who, p, () => ({ verb: fr.vp("choisir", p.selection(effect.what)) }));
  fr.mentionBound(effect, p);
  return fr.piece(clause);
}
