import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { binding, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("bindAmount", {
  amount: signedAmount,
  bind: binding,
});
export interface BindAmountEffect extends Node<typeof schema> {}

/** Said by the instructions that use the number: "where X is ...". */
export function english(effect: BindAmountEffect, p: PrintContext): Piece {
  p.mentionAmount(effect.bind, p.value(effect.amount));
  return sentence("");
}

export function french(effect: BindAmountEffect, p: fr.FrenchContext): fr.Piece {
  if (p.isX(effect.bind)) return fr.sentence("");
  const value = p.value(effect.amount);
  p.mentionAmount(effect.bind, "ce nombre");
  return fr.sentence(`déterminez ${value}`);
}
