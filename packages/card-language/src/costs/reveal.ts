import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { bind, variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("reveal", {
  what: costObjects,
  bind,
});
export interface RevealCost extends Node<typeof schema> {}

export function english(cost: RevealCost, p: PrintContext): string {
  return `reveal ${objects(cost.what, p, { zone: "from" })}`;
}

export function french(cost: RevealCost, p: fr.FrenchContext): fr.CostWords {
  return { verb: fr.vp("révéler", fr.costObjects(cost.what, p, "from")) };
}
