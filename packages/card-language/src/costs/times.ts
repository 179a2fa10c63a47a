import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { amount, costs, type Node } from "../schema/nodes.ts";

/** A cost paid several times ("pay {1} for each age counter on it"): all of them together, each with its own choices. */
export const schema = variant("times", {
  times: amount,
  cost: costs,
});
export interface TimesCost extends Node<typeof schema> {}

export function english(cost: TimesCost, p: PrintContext): string {
  return `${p.costAction(cost.cost)} for each ${p.eachOf(cost.times)}`;
}

export function french(cost: TimesCost, p: fr.FrenchContext): fr.CostWords {
  const [first] = p.costAction(cost.cost);
  const times =
    typeof cost.times === "object" ? `pour chaque ${p.eachOf(cost.times)}` : fr.timesWord(cost.times);
  return { verb: fr.withRest(first ?? fr.vp("payer", "ce coût"), times) };
}
