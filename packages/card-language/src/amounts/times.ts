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
