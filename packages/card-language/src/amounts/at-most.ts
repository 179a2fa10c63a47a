import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { integer, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("atMost", {
  of: signedAmount,
  limit: integer,
});
export interface AtMostAmount extends Node<typeof schema> {}

export function english(_amount: AtMostAmount, _p: PrintContext): string {
  throw new NotPrintable(`amount atMost`);
}

export function french(amount: AtMostAmount, p: fr.FrenchContext): string {
  return `${p.value(amount.of)}, mais pas plus de ${amount.limit}`;
}
