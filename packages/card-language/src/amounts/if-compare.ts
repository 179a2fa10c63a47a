import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { comparison, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

/** One number if a comparison holds, else another. */
export const schema = variant("ifCompare", {
  left: signedAmount,
  compare: comparison,
  right: signedAmount,
  then: signedAmount,
  otherwise: signedAmount,
});
export interface IfCompareAmount extends Node<typeof schema> {}

export function english(_amount: IfCompareAmount, _p: PrintContext): string {
  throw new NotPrintable(`amount ifCompare`);
}

export function french(amount: IfCompareAmount, p: fr.FrenchContext): string {
  const bound = fr.masculine(fr.isCompared(amount.compare, amount.right, p));
  return `${p.value(amount.then)} si ${p.value(amount.left)} est ${bound}, ou ${p.value(amount.otherwise)} sinon`;
}
