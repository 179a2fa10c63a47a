import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("untapOthers", {
  what: costObjects,
});
export interface UntapOthersCost extends Node<typeof schema> {}

export function english(cost: UntapOthersCost, p: PrintContext): string {
  return `untap ${objects(cost.what, p, {})}`;
}

export function french(cost: UntapOthersCost, p: fr.FrenchContext): fr.CostWords {
  return { verb: fr.vp("dégager", fr.costObjects(cost.what, p)) };
}
