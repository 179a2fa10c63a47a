import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { label, natural, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

export const schema = variant("multiplyCounters", {
  counter: label,
  on: selection,
  factor: natural,
});
export interface MultiplyCountersEffect extends Node<typeof schema> {}

export function english(effect: MultiplyCountersEffect, p: PrintContext): Piece {
  if (effect.factor !== 2) throw new NotPrintable("effect multiplyCounters", "by such a factor");
  const kind = effect.counter === "any" ? "each kind of counter" : `${effect.counter} counters`;
  return piece(imperative(`double the number of ${kind} on ${p.selection(effect.on)}`));
}

export function french(effect: MultiplyCountersEffect, p: fr.FrenchContext): fr.Piece {
  const kind = effect.counter === "any" ? "chaque sorte de marqueurs" : fr.counterNoun(effect.counter).many;
  const on = `sur ${p.selection(effect.on, "each").text}`;
  if (effect.factor === 2) return fr.piece(fr.imperative(fr.vp("doubler", `le nombre de ${kind}`, on)));
  return fr.piece(fr.imperative(fr.vp("multiplier", `par ${effect.factor} le nombre de ${kind}`, on)));
}
