import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { objectRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";

/**
 * As many counters of each kind, or of one, as an object has or had as it last existed (CR 122.6, 608.2h). In the wording,
 * 1: "those counters".
 */
export const schema = variant("addSameCounters", {
  of: objectRef,
  counter: label.exactOptional(),
  on: selection,
});
export interface AddSameCountersEffect extends Node<typeof schema> {}

export function english(effect: AddSameCountersEffect, p: PrintContext): Piece {
  const kind = effect.counter === undefined ? "counters" : `${effect.counter} counters`;
  const whose = p.say(effect).variant === 1 ? "those" : p.object(effect.of, "possessive");
  return piece(imperative(`put ${whose} ${kind} on ${p.selection(effect.on)}`));
}

export function french(effect: AddSameCountersEffect, p: fr.FrenchContext): fr.Piece {
  const noun = effect.counter === undefined ? fr.counterNoun("any") : fr.counterNoun(effect.counter);
  const its = fr.possessed(noun, p.object(effect.of), true);
  return fr.piece(fr.imperative(fr.vp("mettre", its, `sur ${p.selection(effect.on).text}`)));
}
