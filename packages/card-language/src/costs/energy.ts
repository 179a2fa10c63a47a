import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("energy", {
  amount,
});
export interface EnergyCost extends Node<typeof schema> {}

export function english(cost: EnergyCost, p: PrintContext): string {
  return `pay ${typeof cost.amount === "number" ? "{E}".repeat(cost.amount) : `${p.value(cost.amount)} {E}`}`;
}

export function french(cost: EnergyCost, p: fr.FrenchContext): fr.CostWords {
  const energy =
    typeof cost.amount === "number" ? "{E}".repeat(cost.amount) : `${fr.numeral(cost.amount, p)} {E}`;
  return { verb: fr.vp("payer", energy) };
}
