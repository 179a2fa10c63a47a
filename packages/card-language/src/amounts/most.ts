import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { some, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("most", {
  of: some(signedAmount),
});
export interface MostAmount extends Node<typeof schema> {}

export function english(_amount: MostAmount, _p: PrintContext): string {
  throw new NotPrintable(`amount most`);
}

export function french(amount: MostAmount, p: fr.FrenchContext): string {
  return `le plus grand de ces nombres : ${fr.listOf(
    amount.of.map((one) => p.value(one)),
    "ou",
  )}`;
}
