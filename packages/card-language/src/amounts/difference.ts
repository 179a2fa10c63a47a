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
  const { as, variant } = p.say(amount);
  if (as === "the") return "the difference";
  if (isExcess(amount)) return EXCESS[variant ?? 0] ?? "the excess damage dealt this way";
  if (typeof amount.of === "number" && p.say(amount).variant === 1)
    return `${numberWord(amount.of)} minus ${p.value(amount.minus)}`;
  if (typeof amount.minus === "number" && p.say(amount).variant === 1)
    return `${p.value(amount.of)} minus ${numberWord(amount.minus)}`;
  return `${p.value(amount.of)} minus ${p.value(amount.minus)}`;
}

/** What was dealt beyond what was lethal. */
function isExcess({ of, minus }: DifferenceAmount): boolean {
  return (
    typeof of === "object" &&
    of.kind === "bound" &&
    typeof minus === "object" &&
    minus.kind === "bound" &&
    minus.name.startsWith("lethal")
  );
}

const EXCESS: Readonly<Record<number, string>> = {
  20: "the amount of excess damage dealt to that creature this way",
  21: "the excess damage dealt to that creature this way",
};

export function french(amount: DifferenceAmount, p: fr.FrenchContext): string {
  if (isExcess(amount)) return "le surplus de blessures infligé de cette manière";
  return `${p.value(amount.of)} moins ${p.value(amount.minus)}`;
}
