import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

/** Equipment that is attached to something ceases to be (CR 701.3d). */
export const schema = variant("unattach", {
  what: costObjects,
});
export interface UnattachCost extends Node<typeof schema> {}

export function english(cost: UnattachCost, p: PrintContext): string {
  return `unattach ${objects(cost.what, p, {})}`;
}

export function french(cost: UnattachCost, p: fr.FrenchContext): fr.CostWords {
  return { verb: fr.vp("détacher", fr.costObjects(cost.what, p).text) };
}
