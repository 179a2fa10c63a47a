import { duration } from "../duration.ts";
import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { type Node, selection } from "../schema/nodes.ts";
import type { Selection } from "../selection.ts";

export const schema = variant("exchangeControl", {
  a: selection,
  b: selection,
  duration: duration.exactOptional(),
});
export interface ExchangeControlEffect extends Node<typeof schema> {}

export function english(effect: ExchangeControlEffect, p: PrintContext): Piece {
  if (p.say(effect).variant === 1) return piece(imperative(`exchange control of ${p.selection(effect.a)}`));
  return exchange(effect.a, effect.b, p);
}

function exchange(a: Selection, b: Selection, p: PrintContext): Piece {
  return piece(imperative(`exchange control of ${p.selection(a)} and ${p.selection(b)}`));
}

export function french(effect: ExchangeControlEffect, p: fr.FrenchContext): fr.Piece {
  const a = p.selection(effect.a).text;
  const when = effect.duration === undefined ? "" : fr.printDuration(effect.duration, p);
  if (JSON.stringify(effect.a) === JSON.stringify(effect.b))
    return fr.piece(fr.imperative(fr.vp("échanger", `le contrôle de ${a}`, when)));
  const b = p.selection(effect.b).text;
  return fr.piece(fr.imperative(fr.vp("échanger", `le contrôle de ${a} et de ${b}`, when)));
}
