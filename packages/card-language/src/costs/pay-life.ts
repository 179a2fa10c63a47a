import type { Amount } from "../amount.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("payLife", {
  amount,
});
export interface PayLifeCost extends Node<typeof schema> {}

export function english(cost: PayLifeCost, p: PrintContext): string {
  return payLife(cost.amount, p);
}

function payLife(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return `pay ${amount} life`;
  if (amount.kind === "x") return "pay X life";
  if (p.say(amount).amount === "whereX") {
    p.whereX = p.value(amount);
    return "pay X life";
  }
  if (amount.kind === "half") return `pay ${p.value(amount).replace(" total", "")}`;
  return `pay life equal to ${p.value(amount)}`;
}

export function french(cost: PayLifeCost, p: fr.FrenchContext): fr.CostWords {
  return { verb: fr.vp("payer", fr.measure(cost.amount, fr.LIFE, p).text) };
}
