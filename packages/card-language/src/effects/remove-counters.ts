import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { measure, unit } from "../print/measure.ts";
import { bind, label, variant } from "../schema/basic.ts";
import { amount, type Node, selection } from "../schema/nodes.ts";

export const schema = variant("removeCounters", {
  counter: label,
  amount: z.union([z.literal("all"), amount]),
  from: selection,
  bind,
});
export interface RemoveCountersEffect extends Node<typeof schema> {}

export function english(effect: RemoveCountersEffect, p: PrintContext): Piece {
  const kind = effect.counter === "any" ? "counter" : `${effect.counter} counter`;
  const named = effect.from.kind === "choose" ? kind : "counter";
  if (effect.bind !== undefined) p.mentionAmount(effect.bind, `the number of ${named}s removed this way`);
  if (effect.amount === "all")
    return piece(imperative(`remove all ${kind}s from ${p.selection(effect.from)}`));
  const said = measure(effect.amount, unit(kind), p);
  return piece(imperative(`remove ${said.text} from ${p.selection(effect.from)}`, said.suffix));
}

export function french(effect: RemoveCountersEffect, p: fr.FrenchContext): fr.Piece {
  if (effect.bind !== undefined)
    p.mentionAmount(effect.bind, "le nombre de marqueurs retirés de cette manière");
  const kind = fr.counterNoun(effect.counter);
  const said =
    effect.amount === "all"
      ? { text: `tous les ${kind.many}`, suffix: "" }
      : fr.measure(effect.amount, kind, p);
  const from = p.selection(effect.from);
  const verb =
    effect.from.kind === "choose"
      ? fr.vp("retirer", said.text, `de ${fr.eachOfMany(from)}`)
      : fr.vpOf("retirer", said.text, from);
  return fr.piece(fr.imperative(verb, said.suffix));
}
