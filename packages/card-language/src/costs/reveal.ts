import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objects } from "../print/cost-objects.ts";
import { fromOwnZone } from "../print/own-zone.ts";
import { bind, variant } from "../schema/basic.ts";
import { costObjects, type Node } from "../schema/nodes.ts";

export const schema = variant("reveal", {
  what: costObjects,
  bind,
});
export interface RevealCost extends Node<typeof schema> {}

export function english(cost: RevealCost, p: PrintContext): string {
  return `reveal ${objects(cost.what, p, { zone: "from" })}${cost.what === "this" ? fromOwnZone("this", p) : ""}`;
}

export function french(cost: RevealCost, p: fr.FrenchContext): fr.CostWords {
  const own = cost.what === "this" ? fr.ownZone(p) : "";
  return { verb: fr.vp("révéler", fr.costObjects(cost.what, p, "from"), own) };
}
