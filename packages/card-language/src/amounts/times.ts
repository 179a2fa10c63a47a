import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { numberWord } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("times", {
  factor: signedAmount,
  of: signedAmount,
});
export interface TimesAmount extends Node<typeof schema> {}

export function english(amount: TimesAmount, p: PrintContext): string {
  if (amount.factor === 2) return `twice ${p.value(amount.of)}`;
  if (typeof amount.factor === "number" && amount.factor > 2) {
    return `${numberWord(amount.factor)} times ${p.value(amount.of)}`;
  }
  throw new NotPrintable("amount times", "with such a factor");
}

export function french(amount: TimesAmount, p: fr.FrenchContext): string {
  if (typeof amount.factor === "number" && amount.factor > 1)
    return `${fr.timesWord(amount.factor)} ${p.value(amount.of)}`;
  return amount.factor === -1
    ? `moins ${p.value(amount.of)}`
    : `${p.value(amount.factor)} fois ${p.value(amount.of)}`;
}
