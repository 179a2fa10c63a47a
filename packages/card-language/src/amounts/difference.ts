import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

/** In the wording, `as: "the"`: "the difference" of two numbers that have just been compared. */
export const schema = variant("difference", {
  of: signedAmount,
  minus: signedAmount,
});
export interface DifferenceAmount extends Node<typeof schema> {}

export function english(amount: DifferenceAmount, p: PrintContext): string {
  if (p.say(amount).as === "the") return "the difference";
  if (typeof amount.of === "number" && p.say(amount).variant === 1)
    return `${numberWord(amount.of)} minus ${p.value(amount.minus)}`;
  if (typeof amount.minus === "number" && p.say(amount).variant === 1)
    return `${p.value(amount.of)} minus ${numberWord(amount.minus)}`;
  return `${p.value(amount.of)} minus ${p.value(amount.minus)}`;
}

export function french(amount: DifferenceAmount, p: fr.FrenchContext): string {
  return `${p.value(amount.of)} moins ${p.value(amount.minus)}`;
}
