import { z } from "zod";
import * as fr from "../french/phrases.ts";
import { imperative, type Piece, piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { countWord } from "../print/target.ts";
import { withArticle } from "../print/words.ts";
import { objectRef } from "../reference.ts";
import { label, variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("moveCounters", {
  counter: label,
  amount: z.union([z.literal("all"), amount]),
  from: objectRef,
  to: objectRef,
});
export interface MoveCountersEffect extends Node<typeof schema> {}

export function english(effect: MoveCountersEffect, p: PrintContext): Piece {
  return piece(
    imperative(`move ${moved(effect, p)} from ${p.object(effect.from)} onto ${p.object(effect.to)}`),
  );
}

function moved(effect: MoveCountersEffect, p: PrintContext): string {
  const kind = effect.counter === "any" ? "counter" : `${effect.counter} counter`;
  if (effect.amount === "all") return `all ${kind}s`;
  if (effect.amount === 1) return withArticle(kind);
  if (typeof effect.amount === "object" && effect.amount.kind !== "x")
    throw new NotPrintable("effect moveCounters", "of such a number");
  return `${countWord(effect.amount, p)} ${kind}s`;
}

export function french(effect: MoveCountersEffect, p: fr.FrenchContext): fr.Piece {
  const kind = fr.counterNoun(effect.counter);
  const counters =
    effect.amount === "all" ? `tous les ${kind.many}` : fr.measure(effect.amount, kind, p).text;
  const from = p.object(effect.from).text;
  return fr.piece(fr.imperative(fr.vp("déplacer", counters, `de ${from} sur ${p.object(effect.to).text}`)));
}
