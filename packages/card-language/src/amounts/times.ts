import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { times } from "../print/measure.ts";
import { variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("times", {
  factor: signedAmount,
  of: signedAmount,
});
export interface TimesAmount extends Node<typeof schema> {}

export function english(amount: TimesAmount, p: PrintContext): string {
  return times(amount, p);
}

export function french(amount: TimesAmount, p: fr.FrenchContext): string {
  if (typeof amount.factor === "number" && amount.factor > 1)
    return `${fr.timesWord(amount.factor)} ${p.value(amount.of)}`;
  return amount.factor === -1
    ? `moins ${p.value(amount.of)}`
    : `${p.value(amount.factor)} fois ${p.value(amount.of)}`;
}
