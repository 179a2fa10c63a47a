import type { Amount } from "../amount.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

/** Generic mana equal to an amount found when the cost is determined. */
export const schema = variant("manaAmount", {
  amount,
});
export interface ManaAmountCost extends Node<typeof schema> {}

export function english(cost: ManaAmountCost, p: PrintContext): string {
  return manaAmount(cost.amount, p);
}

function manaAmount(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return `{${amount}}`;
  if (p.say(amount).amount === "forEach") {
    const times = amount.kind === "times" && typeof amount.factor === "number";
    return `{${times ? amount.factor : 1}} for each ${p.eachOf(times ? amount.of : amount)}`;
  }
  p.whereX = p.value(amount);
  return "{X}";
}

export function french(cost: ManaAmountCost, p: fr.FrenchContext): fr.CostWords {
  const { amount } = cost;
  if (typeof amount === "object" && fr.perEach(amount)) {
    const { factor, inner } = fr.factored(amount);
    const symbol = `{${factor}} pour chaque ${p.eachOf(inner)}`;
    return { symbol, verb: fr.vp("payer", symbol) };
  }
  const symbol = `{${fr.numeral(amount, p)}}`;
  return { symbol, verb: fr.vp("payer", symbol) };
}
