import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { integer, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Loyalty abilities (CR 606.4): positive adds, negative removes, `"X"` removes X. */
export const schema = variant("loyalty", {
  change: z.union([z.literal("-X"), integer]),
});
export interface LoyaltyCost extends Node<typeof schema> {}

export function english(cost: LoyaltyCost, _p: PrintContext): string {
  return cost.change === "-X" ? "-X" : `${cost.change > 0 ? "+" : ""}${cost.change}`;
}

export function french(cost: LoyaltyCost, _p: fr.FrenchContext): fr.CostWords {
  const symbol = `${Number(cost.change) > 0 ? "+" : ""}${cost.change}`.replace("-", "−");
  return { symbol, verb: fr.vp("payer", symbol) };
}
