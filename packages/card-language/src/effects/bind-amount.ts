import * as fr from "../french/phrases.ts";
import type { Piece } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { binding, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("bindAmount", {
  amount: signedAmount,
  bind: binding,
});
export interface BindAmountEffect extends Node<typeof schema> {}

export function english(_effect: BindAmountEffect, _p: PrintContext): Piece {
  throw new NotPrintable(`effect bindAmount`);
}

export function french(effect: BindAmountEffect, p: fr.FrenchContext): fr.Piece {
  const value = p.value(effect.amount);
  p.mentionAmount(effect.bind, "ce nombre");
  return fr.sentence(`déterminez ${value}`);
}
