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
