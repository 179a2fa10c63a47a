import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("putIntoGraveyard", {
  what: costObjects,
});
export interface PutIntoGraveyardCost extends Node<typeof schema> {}

export function english(cost: PutIntoGraveyardCost, p: PrintContext): string {
  return `put ${objects(cost.what, p, { zone: "from" })} into ${cost.what === "this" ? "its owner's" : "your"} graveyard`;
}

export function french(cost: PutIntoGraveyardCost, p: fr.FrenchContext): fr.CostWords {
  const what = fr.costObjects(cost.what, p, "from");
  const where = cost.what === "this" ? "le cimetière de son propriétaire" : "votre cimetière";
  return { verb: fr.vp("mettre", what, `dans ${where}`) };
}
