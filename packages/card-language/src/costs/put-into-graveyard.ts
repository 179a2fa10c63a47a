import type { ChosenCostObjects } from "../cost-objects.ts";
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
  const whose = cost.what === "this" ? "its owner's" : isOfOpponents(cost.what) ? "that player's" : "your";
  return `put ${objects(cost.what, p, { zone: "from" })} into ${whose} graveyard`;
}

function isOfOpponents({ filter }: ChosenCostObjects): boolean {
  return filter.of.some((one) => one.kind === "owner" && one.player.kind === "opponents");
}

export function french(cost: PutIntoGraveyardCost, p: fr.FrenchContext): fr.CostWords {
  const what = fr.costObjects(cost.what, p, "from");
  const others = cost.what === "this" || isOfOpponents(cost.what);
  const where = others ? "le cimetière de son propriétaire" : "votre cimetière";
  return { verb: fr.vp("mettre", what, `dans ${where}`) };
}
