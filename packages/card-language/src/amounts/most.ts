import type { Amount } from "../amount.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { some, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("most", {
  of: some(signedAmount),
});
export interface MostAmount extends Node<typeof schema> {}

export function english(amount: MostAmount, p: PrintContext): string {
  return `${p.value(beyondFirst(amount))} beyond the first`;
}

/** "creature blocking it beyond the first" */
export function englishEach(amount: MostAmount, p: PrintContext): string {
  return `${p.eachOf(beyondFirst(amount))} beyond the first`;
}

/** What there is one less of, and no less than none. */
function beyondFirst({ of }: MostAmount): Amount {
  const [less, none] = of;
  if (
    of.length !== 2 ||
    none !== 0 ||
    typeof less !== "object" ||
    less.kind !== "difference" ||
    less.minus !== 1
  )
    throw new NotPrintable("amount most", "of such numbers");
  return less.of;
}

/** « créature qui la bloque au-delà de la première » */
export function frenchEach(amount: MostAmount, p: fr.FrenchContext): string {
  return `${p.eachOf(beyondFirst(amount))} au-delà de la première`;
}

export function french(amount: MostAmount, p: fr.FrenchContext): string {
  return `le plus grand de ces nombres : ${fr.listOf(
    amount.of.map((one) => p.value(one)),
    "ou",
  )}`;
}
