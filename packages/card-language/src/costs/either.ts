import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { listOf } from "../print/words.ts";
import { some, variant } from "../schema/basic.ts";
import { costs, type Node } from "../schema/nodes.ts";

/** Any one of several costs, payer's choice. */
export const schema = variant("either", {
  of: some(costs),
});
export interface EitherCost extends Node<typeof schema> {}

export function english(cost: EitherCost, p: PrintContext): string {
  return listOf(
    cost.of.map((one) => p.costAction(one)),
    "or",
  );
}

export function french(cost: EitherCost, p: fr.FrenchContext): fr.CostWords {
  const you = fr.YOU;
  const infinitives = cost.of.map((one) => fr.conjugateAll(p.costAction(one), "infinitive", you));
  const instructions = cost.of.map((one) => fr.conjugateAll(p.costAction(one), "imperative", you));
  const [first = "", ...others] = infinitives;
  const [verb = "", ...rest] = first.split(" ");
  return {
    symbol: fr.listOf(instructions, "ou"),
    verb: fr.vp(verb, undefined, fr.listOf([rest.join(" "), ...others], "ou")),
  };
}
