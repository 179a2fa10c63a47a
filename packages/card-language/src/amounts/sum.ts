import type { Amount } from "../amount.ts";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { numberWord } from "../print/words.ts";
import { some, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("sum", {
  of: some(signedAmount),
});
export interface SumAmount extends Node<typeof schema> {}

export function english(amount: SumAmount, p: PrintContext): string {
  const [first, ...others] = amount.of;
  if (p.say(amount).variant === 2 && typeof first === "number")
    return [first, ...others].map((one) => p.value(one)).join(" plus ");
  const last = amount.of.at(-1);
  if (p.say(amount).variant === 1 && typeof last === "number")
    return [...amount.of.slice(0, -1).map((one) => p.value(one)), numberWord(last)].join(" plus ");
  return sum(amount.of, p);
}

function sum(of: readonly Amount[], p: PrintContext): string {
  const [first, ...others] = of;
  if (first === undefined) throw new NotPrintable("amount sum", "of nothing");
  if (typeof first === "number")
    return `${numberWord(first)} plus ${others.map((one) => p.value(one)).join(" plus ")}`;
  return [first, ...others].map((one) => p.value(one)).join(" plus ");
}

export function englishEach(amount: SumAmount, p: PrintContext): string {
  return amount.of.map((one) => p.eachOf(one)).join(" and each ");
}

export function frenchEach(amount: SumAmount, p: fr.FrenchContext): string {
  return amount.of.map((one) => p.eachOf(one)).join(" et chaque ");
}

export function french(amount: SumAmount, p: fr.FrenchContext): string {
  const parts = [...amount.of].sort((a, b) => Number(typeof a === "number") - Number(typeof b === "number"));
  return parts.map((one) => p.value(one)).join(" plus ");
}
