import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { CARDS, measure } from "../print/measure.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("mill", {
  amount,
});
export interface MillCost extends Node<typeof schema> {}

export function english(cost: MillCost, p: PrintContext): string {
  return `mill ${measure(cost.amount, CARDS, p).text}`;
}

export function french(cost: MillCost, p: fr.FrenchContext): fr.CostWords {
  return { verb: fr.vp("meuler", fr.measure(cost.amount, fr.CARDS, p).text) };
}
